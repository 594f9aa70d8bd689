import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

interface Review {
  reviewId: number;
  recipeId: number;
  userId: number;
}

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
  await server.database.db.query("delete from reviews where user_id = 3");
});
afterAll(() => server.close());

const call = <Json = Review>(endpoint: string, body?: unknown, account?: Account) =>
  callRest<Json>(server, endpoint, { token: account && tokens[account], body });
const REVIEW = { score: "4", reviewText: "  Wonderful. " };

describe("POST /api/reviews", () => {
  it("requires a login and an existing recipe", async () => {
    expect((await call("POST /reviews", { recipeId: 1, ...REVIEW })).status).toBe(401);
    expect(await call("POST /reviews", { recipeId: "abc" }, "member")).toMatchObject({
      status: 400,
      text: "Invalid recipe Id",
    });
    for (const recipeId of [undefined, null, ""]) {
      expect(await call("POST /reviews", { recipeId, ...REVIEW }, "member")).toMatchObject({
        status: 400,
        text: "Recipe is required.",
      });
    }
    for (const recipeId of [999_999, -1]) {
      expect(await call("POST /reviews", { recipeId }, "member")).toMatchObject({
        status: 404,
        text: "Recipe not found.",
      });
    }
  });

  it.each([
    [{ score: undefined }, "Score is required."],
    [{ score: "" }, "Score is required."],
    [{ score: 0 }, "Score must be at least 1."],
    [{ score: -99_999_999_999 }, "Score must be at least 1."],
    [{ score: "6" }, "Score must be at most 5."],
    [{ score: 1e12 }, "Score must be at most 5."],
    [{ score: 4.5 }, "Score must be a whole number."],
    [{ score: "many" }, "Score must be a whole number."],
    [{ score: true }, "Score must be a whole number."],
    [{ reviewText: " \n" }, "Review is required."],
    [{ reviewText: null }, "Review is required."],
  ])("refuses %j", async (change, message) => {
    const body = { recipeId: 1, ...REVIEW, ...change };
    expect(await call("POST /reviews", body, "member")).toMatchObject({
      status: 400,
      text: message,
    });
  });

  it("stores one review for each user, even among fifty concurrent requests", async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => call("POST /reviews", { recipeId: 2, ...REVIEW }, "member")),
    );
    const createdReviews = responses.filter(({ status }) => status === 201);
    expect(createdReviews).toHaveLength(1);
    const conflicts = responses.filter(({ status }) => status === 409);
    expect(conflicts).toHaveLength(49);
    expect(conflicts[0]!.text).toBe("You have already reviewed this recipe.");
    const { headers, json } = createdReviews[0]!;
    expect(headers.get("location")).toBe(`/api/reviews/${json.reviewId}`);
    expect(json).toEqual({
      reviewId: json.reviewId,
      userId: 3,
      userName: expect.any(String),
      outcome: null,
      changes: [],
      photos: [],
      recipeVersion: expect.any(Number),
      helpfulCount: 0,
      reply: null,
      repliedAt: null,
      replyHiddenReason: null,
      recipeId: 2,
      recipeName: expect.any(String),
      score: 4,
      reviewText: "Wonderful.",
    });
  });
});

describe("Reviews", () => {
  it("can be read by ID, by recipe and by user", async () => {
    const { json } = await call("POST /reviews", { recipeId: 3, ...REVIEW }, "member");
    expect((await call(`GET /reviews/${json.reviewId}`)).json).toEqual(json);
    expect((await call("GET /reviews/999999")).text).toBe("Review not found.");
    const ofRecipe = await call<Review[]>("GET /reviews/recipe/3");
    expect(ofRecipe.json[0]).toEqual(json);
    expect(new Set(ofRecipe.json.map(({ recipeId }) => recipeId))).toEqual(new Set([3]));
    expect((await call("GET /reviews/recipe/999999")).text).toBe("Recipe not found.");
    expect((await call("GET /reviews/user/3")).status).toBe(401);
    const ofUser = await call<Review[]>("GET /reviews/user/3", undefined, "contributor");
    expect(ofUser.json).toContainEqual(json);
    expect(new Set(ofUser.json.map(({ userId }) => userId))).toEqual(new Set([3]));
    expect((await call("GET /reviews/user/999999", undefined, "admin")).text).toBe(
      "User not found.",
    );
  });

  it("can be changed only by their authors, and deleted also by admins", async () => {
    const { json } = await call("POST /reviews", { recipeId: 4, ...REVIEW }, "member");
    const location = `/reviews/${json.reviewId}`;
    const completeReview = { ...json, score: 2, reviewText: "Less so.", userId: 1, recipeId: 1 };
    expect((await call(`PUT ${location}`, completeReview)).status).toBe(401);
    expect((await call(`PUT ${location}`, completeReview, "admin")).status).toBe(403);
    expect((await call("PUT /reviews/999999", completeReview, "member")).status).toBe(404);
    const changedReview = await call(`PUT ${location}`, completeReview, "member");
    expect(changedReview.json).toEqual({ ...json, score: 2, reviewText: "Less so." });
    expect((await call(`DELETE ${location}`, undefined, "contributor")).status).toBe(403);
    expect((await call(`DELETE ${location}`, undefined, "admin")).status).toBe(204);
    expect((await call(`DELETE ${location}`, undefined, "admin")).status).toBe(404);
  });
});
