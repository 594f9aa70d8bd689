import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { Locale } from "../../../shared/locales";
import type { Settings } from "../../../shared/settings";

/** A request for a rendered page. */
export interface RenderRequest {
  /** The absolute URL of the page. */
  url: string;
  /** The language of the page, unless its messages cannot be loaded. */
  locale: Locale;
  /** The value that the page's inline styles must carry. */
  nonce: string;
  settings: Settings;
  /** True if the page is for a logged-in user, the `viewer` of the schema. */
  isForViewer: boolean;
  /** Queries the schema for the viewer of the page. */
  ask(
    document: DocumentNode,
    variables: Record<string, unknown>,
  ): Promise<FormattedExecutionResult>;
}

/** Callbacks during rendering. */
export interface RenderCallbacks {
  /** Runs when the page can be sent. */
  onShellReady(): void;
  /** Runs if the page cannot be rendered. */
  onShellError(): void;
  /** Runs after an error during rendering; the browser renders that part of the page. */
  onError(error: unknown): void;
  /** Runs when the page is complete. */
  onAllReady?(): void;
}

/** A page whose data is loaded. */
export interface RenderedPage {
  /** The locale, such as `en`. */
  language: string;
  /** The source files of the client that contain the page's own code. */
  modules: readonly string[];
  /** The initial state for hydration: JSON without any `<`. */
  initialState: string;
  /** Starts rendering. */
  render(callbacks: RenderCallbacks): { pipe(to: NodeJS.WritableStream): unknown; abort(): void };
}

/** An `AsyncLocalStorage` for data of a rendering, because several pages are rendered at a time. */
export interface RenderStorage<Store> {
  getStore(): Store | undefined;
  run<Result>(store: Store, render: () => Result): Result;
}

/**
 * A function that loads the data of a page; null if that failed with an error that has no screen.
 */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage | null>;

/** The exports of the client's build for the server: the only interface between them besides the schema. */
export interface RendererModule {
  makeRenderer(makeStorage: <Store>() => RenderStorage<Store>): Renderer;
  /** Returns the HTTP status of the screen at a path: 404 if the client has none. */
  readScreenStatus(pathname: string): number;
  /** Returns true if a path with its search params is the only URL of its page. */
  isCanonicalPage(url: string): boolean;
}
