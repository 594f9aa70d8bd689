import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { Locale } from "../../../shared/locales";
import type { Settings } from "../../../shared/settings";

/** A request for a rendered page. */
export interface RenderRequest {
  /** The whole address. */
  url: string;
  /** The language that the page is in, unless its messages cannot be loaded. */
  locale: Locale;
  /** The value that the page's inline styles must carry. */
  nonce: string;
  settings: Settings;
  /** Whether somebody is logged in, who is then the `viewer` of the schema. */
  isForViewer: boolean;
  /** Queries the schema for whoever requests the page. */
  ask(
    document: DocumentNode,
    variables: Record<string, unknown>,
  ): Promise<FormattedExecutionResult>;
}

/** Callbacks during rendering. */
export interface RenderCallbacks {
  /** The page can be sent from now on. */
  onShellReady(): void;
  /** The page cannot be rendered. */
  onShellError(): void;
  /** An error while rendering; the browser renders that part of the page. */
  onError(error: unknown): void;
  /** Nothing is left to render. */
  onAllReady?(): void;
}

/** A page whose queries are answered. */
export interface RenderedPage {
  /** The locale, such as `en`. */
  language: string;
  /** The files of the client's sources that its own code is in. */
  modules: readonly string[];
  /** The initial state for hydration: JSON without any `<`. */
  initialState: string;
  /** Begins to draw. */
  render(callbacks: RenderCallbacks): { pipe(to: NodeJS.WritableStream): unknown; abort(): void };
}

/** An `AsyncLocalStorage` of what is being rendered, since pages are rendered side by side. */
export interface RenderStorage<Store> {
  getStore(): Store | undefined;
  run<Result>(store: Store, render: () => Result): Result;
}

/** Loads the data of a page; null if that failed with an error that has no screen. */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage | null>;

/** What the client's build exports for the server: the one thing besides the schema that both know. */
export interface RendererModule {
  makeRenderer(makeStorage: <Store>() => RenderStorage<Store>): Renderer;
  /** The HTTP status of the screen at a path: 404 where the client has none. */
  readScreenStatus(pathname: string): number;
  /** Whether a path with its search params is the only URL of its page. */
  isCanonicalPage(url: string): boolean;
}
