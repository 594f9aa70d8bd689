import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fetchPublic, type FetchLimits } from "./fetchPublic";
import { isPublicAddress } from "./isPublicAddress";
import { makePinnedLookup, PrivateAddressError } from "./makePinnedLookup";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let port: number;
let requests = 0;
let handler: Handler;
beforeAll(async () => {
  server = createServer((request, response) => {
    requests++;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  requests = 0;
  handler = (_request, response) => response.setHeader("Content-Type", "text/html").end("<p>Hi");
});

const makeLocalUrl = () => `http://127.0.0.1:${port}/`;
const allowed = (limits: Partial<FetchLimits> = {}): FetchLimits => ({
  allowedHosts: [`127.0.0.1:${port}`],
  ...limits,
});
const noHosts: FetchLimits = { allowedHosts: [] };
const failure = (address: string, limits = noHosts) =>
  fetchPublic(address, "page", limits).then(
    () => "fetched",
    (error: { failure: string }) => error.failure,
  );

describe("An address", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "192.0.0.192",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "fe80::1",
    "fec0::1",
    "fd00::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001::1",
    "2001:db8::1",
    "not an address",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111"])(
    "%s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("Fetching refuses", () => {
  it.each([
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,x",
    "//example.org",
    "example",
    "",
    "http://user:secret@example.org/",
  ])("%s, which is not the address of a page", async (address) => {
    expect(await failure(address)).toBe("invalid-address");
  });

  it.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.0.0.1/",
    "http://0177.0.0.1/",
    "http://017700000001/",
    "http://①②⑦.0.0.1/",
    "http://127.0.0.1./",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[0:0:0:0:0:ffff:a9fe:a9fe]/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.100.100.200/",
    "http://0/",
    "https://10.0.0.1/",
    "http://localhost/",
    "http://93.184.216.34:8080/",
    "http://93.184.216.34:22/",
  ])("%s, which is not public", async (address) => {
    expect(await failure(address)).toBe("not-public");
  });

  it("a name that resolves to a private address, even among public ones", async () => {
    const resolve = async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    expect(await failure("http://recipes.example/", { ...noHosts, resolve })).toBe("not-public");
  });

  it("a name that does not exist", async () => {
    const resolve = () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
    expect(await failure("http://recipes.example/", { ...noHosts, resolve })).toBe("unreachable");
  });

  it("a redirect to a private address, another protocol or another port", async () => {
    for (const [location, expected] of [
      ["http://169.254.169.254/", "not-public"],
      ["http://[::1]/", "not-public"],
      ["file:///etc/passwd", "invalid-address"],
      [`http://localhost:${port}/`, "not-public"],
    ]) {
      handler = (_request, response) => response.writeHead(302, { Location: location }).end();
      expect([location, await failure(makeLocalUrl(), allowed())]).toEqual([location, expected]);
    }
    expect(requests).toBe(4);
  });

  it("endless redirects", async () => {
    handler = (_request, response) => response.writeHead(301, { Location: "/again" }).end();
    expect(await failure(makeLocalUrl(), allowed())).toBe("too-many-redirects");
    expect(requests).toBe(6);
  });

  it("a site that never responds, never completes, or sends one byte at a time", async () => {
    handler = () => undefined;
    expect(await failure(makeLocalUrl(), allowed({ ms: 100 }))).toBe("too-slow");
    handler = (_request, response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).write("<p>");
    expect(await failure(makeLocalUrl(), allowed({ ms: 100 }))).toBe("too-slow");
    handler = (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      const timer = setInterval(() => response.write("x"), 10);
      response.once("close", () => clearInterval(timer));
    };
    expect(await failure(makeLocalUrl(), allowed({ ms: 150 }))).toBe("too-slow");
  });

  it("a resolver that never responds", async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await failure("http://recipes.example/", { ...noHosts, resolve, ms: 100 })).toBe(
      "too-slow",
    );
  });

  it("a response above the limit, whether its size is declared, streamed or compressed", async () => {
    const html = { "Content-Type": "text/html" };
    handler = (_request, response) =>
      response.writeHead(200, { ...html, "Content-Length": 9e9 }).write("x");
    expect(await failure(makeLocalUrl(), allowed())).toBe("too-large");
    handler = (_request, response) => {
      response.writeHead(200, html);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    expect(await failure(makeLocalUrl(), allowed())).toBe("too-large");
    const bombs = { gzip: gzipSync, br: brotliCompressSync };
    for (const [encoding, compress] of Object.entries(bombs)) {
      const bomb = compress(Buffer.alloc(6 * 1024 * 1024));
      expect(bomb.length).toBeLessThan(10_000);
      handler = (_request, response) =>
        response.writeHead(200, { ...html, "Content-Encoding": encoding }).end(bomb);
      expect(await failure(makeLocalUrl(), allowed())).toBe("too-large");
    }
  });

  it("other content types, a repeated encoding, invalid compression, and errors of the site", async () => {
    for (const [status, headers, expected] of [
      [200, { "Content-Type": "application/pdf" }, "wrong-type"],
      [200, { "Content-Type": "image/svg+xml" }, "wrong-type"],
      [200, {}, "wrong-type"],
      [200, { "Content-Type": "text/html", "Content-Encoding": "gzip, gzip" }, "failed"],
      [200, { "Content-Type": "text/html", "Content-Encoding": "gzip" }, "unreachable"],
      [404, { "Content-Type": "text/html" }, "not-found"],
      [403, { "Content-Type": "text/html" }, "failed"],
      [500, { "Content-Type": "text/html" }, "failed"],
      [302, {}, "failed"],
    ] as const) {
      handler = (_request, response) => response.writeHead(status, headers).end("not compressed");
      expect([headers, await failure(makeLocalUrl(), allowed())]).toEqual([headers, expected]);
    }
  });
});

describe("Fetching", () => {
  it("connects only to the checked addresses, even if the name changes meanwhile", async () => {
    const answers = ["93.184.216.34", "127.0.0.1"];
    const resolve = async () => [{ address: answers.shift()!, family: 4 }];
    const look = makePinnedLookup(resolve, false);
    const resolveOnce = () =>
      new Promise((done) =>
        look("rebinding.example", { all: true }, (error, addresses) => done(error ?? addresses)),
      );
    expect(await resolveOnce()).toEqual([{ address: "93.184.216.34", family: 4 }]);
    expect(await resolveOnce()).toBeInstanceOf(PrivateAddressError);
  });

  it("resolves a name once per connection", async () => {
    const resolve = jest.fn(async () => [{ address: "127.0.0.1", family: 4 }]);
    const address = `http://cook.example:${port}/`;
    await fetchPublic(address, "page", { allowedHosts: ["cook.example"], resolve });
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it("connects to the checked address, and sends the name in the request", async () => {
    let host: string | undefined;
    handler = (request, response) => {
      ({ host } = request.headers);
      response.setHeader("Content-Type", "text/html").end("ok");
    };
    const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    const address = `http://cook.example:${port}/`;
    await fetchPublic(address, "page", { allowedHosts: ["cook.example"], resolve });
    expect(host).toBe(`cook.example:${port}`);
  });

  it("follows redirects, decompresses bodies, and returns the final URL and type", async () => {
    handler = (request, response) =>
      request.url === "/"
        ? response.writeHead(302, { Location: "/cake?a=1" }).end()
        : response
            .writeHead(200, {
              "Content-Type": 'text/html; charset="iso-8859-1"',
              "Content-Encoding": "gzip",
            })
            .end(gzipSync(Buffer.from("K\xe4se", "latin1")));
    const { bytes, ...rest } = await fetchPublic(makeLocalUrl(), "page", allowed());
    expect(rest).toEqual({
      type: "text/html",
      charset: "iso-8859-1",
      url: `${makeLocalUrl()}cake?a=1`,
    });
    expect(bytes.toString("latin1")).toBe("Käse");
  });

  it("sends neither cookies nor credentials", async () => {
    let headers: IncomingMessage["headers"] = {};
    handler = (request, response) => {
      ({ headers } = request);
      response.setHeader("Content-Type", "text/html").end("ok");
    };
    await fetchPublic(makeLocalUrl(), "page", allowed());
    expect(Object.keys(headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it("accepts pictures if the caller requests pictures", async () => {
    handler = (_request, response) => response.setHeader("Content-Type", "image/png").end("png");
    expect((await fetchPublic(makeLocalUrl(), "image", allowed())).type).toBe("image/png");
    expect(await failure(makeLocalUrl(), allowed())).toBe("wrong-type");
  });
});
