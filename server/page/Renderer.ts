import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { Settings } from "../../shared/settings";

/** A visitor's wish for a page, as it came in. */
export interface RenderRequest {
  /** The whole address. */
  url: string;
  /** The request's header, or an empty text. */
  cookies: string;
  /** The languages that the browser asks for, the dearest first. */
  languages: readonly string[];
  /** The value that the page's inline styles must carry. */
  nonce: string;
  settings: Settings;
  /** Asks the schema as somebody who is not logged in. */
  ask(
    document: DocumentNode,
    variables: Record<string, unknown>,
  ): Promise<FormattedExecutionResult>;
}

/** What is told while a page is being drawn. */
interface RenderCallbacks {
  /** It can be sent from now on. */
  onShellReady(): void;
  /** It cannot be drawn. */
  onShellError(): void;
  /** What could not be drawn; a part of a page is then left to the browser. */
  onError(error: unknown): void;
}

/** A page whose queries are answered. */
export interface RenderedPage {
  /** The language of its words, such as `en`. */
  language: string;
  /** The files of the client's sources that its own code is in. */
  modules: readonly string[];
  /** What its script goes on from: JSON without any `<`. */
  initialState: string;
  /** Begins to draw. */
  render(callbacks: RenderCallbacks): { pipe(to: NodeJS.WritableStream): unknown; abort(): void };
}

/** Which language is spoken where: an `AsyncLocalStorage`, since requests are answered side by side. */
export interface LocaleStorage {
  getStore(): string | undefined;
  run<Result>(language: string, speak: () => Result): Result;
}

/** Fetches what a page shows; null where that was refused, and no screen tells of it. */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage | null>;

/** What the client's build exports for the server: the one thing besides the schema that both know. */
export interface RendererModule {
  makeRenderer(speaking: LocaleStorage): Renderer;
  /** The HTTP status of the screen at a path: 404 where the client has none. */
  statusOfScreen(pathname: string): number;
}
