import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { parseCoverPath, toPaintedPath } from "./drawing/coverPath";
import { renderCover } from "./drawing/covers";
import { paintCover } from "./drawing/paintCover";
import { makeCoverRoute } from "./makeCoverRoute";

describe("GET /covers", () => {
  let server: Server;
  let base = "";

  beforeAll(async () => {
    const app = express().use("/covers", makeCoverRoute());
    server = createServer(app);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((done) => server.close(done)));

  const path = "/covers/v4/soup.tomato-basil.1f3a9c.svg";

  it("returns 404 for unknown paths", async () => {
    for (const unknownPath of [
      "/covers/v4/soup.uranium.1f3a9c.svg",
      "/covers/",
      "/covers/v4/%00",
      "/covers/v1/bowl.tomato.1f3a9c.svg",
    ]) {
      expect((await fetch(base + unknownPath)).status).toBe(404);
    }
    expect((await fetch(base + path, { method: "POST" })).status).toBe(404);
  });

  it("returns the drawing, cacheable forever", async () => {
    const answer = await fetch(base + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(await answer.text()).toBe((await renderCover(path))?.body);
  });

  it("renders a PNG of the stated size for other sites", async () => {
    const answer = await fetch(base + toPaintedPath(path));
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const picture = Buffer.from(await answer.arrayBuffer());
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(200_000);
  });

  it("limits the number of waiting PNGs, and refuses others with the time to retry", async () => {
    const subject = parseCoverPath(path)!;
    const requests = await Promise.allSettled(Array(40).fill(subject).map(paintCover));
    const refused = requests.filter((path) => path.status === "rejected");
    expect(refused).toHaveLength(20);
    expect(refused[0]?.reason).toMatchObject({ extensions: { code: "SERVICE_UNAVAILABLE" } });
    expect((await paintCover(subject)).length).toBeGreaterThan(0);
  });

  it("responds to HEAD without the drawing", async () => {
    const answer = await fetch(base + path, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });
});
