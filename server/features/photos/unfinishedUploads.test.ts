import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { text } from "node:stream/consumers";
import { picture, upload } from "../../testing/photos";
import { type Account, TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

const MB = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ UPLOAD_MB: "30", UPLOAD_MB_PER_IP: "15" });
});
afterAll(() => server.close());

const open: ClientRequest[] = [];
afterEach(() => {
  for (const upload of open.splice(0)) upload.destroy();
});

/** Begins an upload and sends only its first bytes. */
async function begin(account: Account | null, length = 15 * MB) {
  const token = account && (await server.login(account));
  const uploadRequest = request(`${server.url}/api/photos`, {
    method: "POST",
    headers: { "Content-Length": length, ...(token && { Authorization: `Bearer ${token}` }) },
  });
  open.push(uploadRequest);
  uploadRequest.on("error", () => undefined);
  const answer = new Promise<IncomingMessage>((resolve) => uploadRequest.once("response", resolve));
  uploadRequest.write("some bytes");
  return { sent: uploadRequest, answer };
}

const temporaryFiles = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("upload-"));

describe("An incomplete upload", () => {
  it("receives a response before it is complete, if its sender is not logged in", async () => {
    const { answer } = await begin(null);
    expect((await answer).statusCode).toBe(401);
  });

  it("is refused immediately if its declared size is too large", async () => {
    const { answer } = await begin("contributor", 15 * MB + 1);
    expect((await answer).statusCode).toBe(413);
  });

  it("counts towards the limit of its address until it ends", async () => {
    const { sent: uploadRequest } = await begin("contributor");
    const token = await server.login("contributor");
    const dot = await picture();
    await waitUntil(async () => (await upload(server, token, dot)).status === 503);
    const refused = await upload(server, token, dot);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    uploadRequest.destroy();
    await waitUntil(async () => (await upload(server, token, dot)).status === 201);
  });

  it("leaves no file, not even while it continues", async () => {
    const { sent: uploadRequest } = await begin("contributor");
    const token = await server.login("contributor");
    await waitUntil(async () => (await upload(server, token, await picture())).status === 503);
    expect(await temporaryFiles()).toEqual([]);
    uploadRequest.destroy();
  });

  describe("beyond the limit", () => {
    const untilAnswered = (status: number) =>
      waitUntil(async () => (await (await begin(null)).answer).statusCode === status);

    beforeEach(async () => {
      // The test waits, because the server may not have noticed that the previous upload has ended,
      // and would refuse this one.
      await untilAnswered(401);
      await begin("contributor");
      await untilAnswered(503);
    });

    it("is refused before its sender is identified", async () => {
      const answer = await (await begin(null)).answer;
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect((await text(answer)).trim()).toBe(
        "The service is temporarily unavailable. Please try again shortly.",
      );
    });

    it("can still be sent completely", async () => {
      const { sent: uploadRequest, answer } = await begin("contributor", 8 * MB);
      const finishing = once(uploadRequest, "finish");
      uploadRequest.end(Buffer.alloc(8 * MB - "some bytes".length));
      await finishing;
      expect((await answer).statusCode).toBe(503);
    });

    it("is disconnected once more than 20 other refused uploads are being sent", async () => {
      const { sent: uploadRequest, answer } = await begin(null);
      expect((await answer).statusCode).toBe(503);
      const closing = once(uploadRequest, "close");
      const otherUploads = await Promise.all(Array.from({ length: 20 }, () => begin(null)));
      await closing;
      for (const otherUpload of otherUploads)
        expect((await otherUpload.answer).statusCode).toBe(503);
    });
  });
});
