import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { json } from "node:stream/consumers";
import { getListeningUrl } from "../config/getListeningUrl";

interface Attribute {
  key: string;
  value: unknown;
}

/** A span of OTLP in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  events: { name: string; attributes: Attribute[] }[];
  status: { code?: number; message?: string };
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

/** A collector of traces for OTLP over HTTP in JSON. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  readonly resources: Attribute[][] = [];
  readonly headers: IncomingHttpHeaders[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceReceiver> {
    const server = createServer();
    const receiver = new TraceReceiver(server);
    server.on("request", (request, response) => {
      if (request.url !== "/v1/traces") return void response.writeHead(404).end();
      receiver.headers.push(request.headers);
      void json(request).then((body) => {
        receiver.add(body as ExportRequest);
        response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return receiver;
  }

  get url(): string {
    return getListeningUrl(this.server);
  }

  /** Lists the spans of a trace, each with the names of its ancestors, the request first. */
  listPaths(traceId: string): string[][] {
    const spans = this.spans.filter((span) => span.traceId === traceId);
    const makePath = ({ name, parentSpanId }: ReceivedSpan): string[] => {
      const parent = spans.find(({ spanId }) => spanId === parentSpanId);
      return parent ? [...makePath(parent), name] : [name];
    };
    return spans.map(makePath);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  private add({ resourceSpans }: ExportRequest): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.resources.push(resource.attributes);
      for (const { spans } of scopeSpans) this.spans.push(...spans);
    }
  }
}
