import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { LATE, markAgain, type Marks, marksIn, replayChanges, revertChanges } from "./earlyChanges";
import { reloadForCode } from "../shared/reloadForCode";
import { replayPresses } from "./replayPresses";

/** What loading code waits for; null for nothing. */
type Wait = () => Promise<void> | null;

interface Late<Props> {
  /** Must have been called before it is rendered, except for hydration. */
  load: () => Promise<void>;
  Component: ComponentType<Props>;
}

/** What is on its way: its code, and that what was done to it is done again. */
const arriving = new Set<Promise<void>>();

/** Waits for the parts that nobody need touch to have them loaded, or that somebody has touched. */
export const lateArrivals = async (): Promise<void> => void (await Promise.all(arriving));

const forNothing: Wait = () => null;

/** Whoever presses what has no code, since that could not be loaded, loads the page again once there is a connection. */
function reloadWhenPressed(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(LATE)) void reloadForCode();
  });
}

/** @param hasArrived whether it has arrived as soon as its code has */
function lateComponent<Props extends object>(
  loadCode: () => Promise<ComponentType<Props>>,
  wait: Wait,
  hasArrived: boolean,
) {
  let loaded: { default: ComponentType<Props> } | undefined;
  let arrive = () => {};
  let begun: Promise<void> | undefined;
  const load = async () => void (loaded ??= { default: await loadCode() });
  const begin = async () => {
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    arriving.add(arrival);
    try {
      await load();
    } catch {
      arrive();
      reloadWhenPressed();
      // What the server has written stays.
      return new Promise<void>(() => {});
    }
    if (hasArrived) arrive();
  };
  /** Loads the code for what the server has written. */
  const start = (): Promise<void> => (begun ??= wait()?.then(begin) ?? begin());
  /** Resolves at once where it is loaded, so that nothing is suspended. */
  const then = (resolve: (module: { default: ComponentType<Props> }) => void): void => {
    if (loaded) resolve(loaded);
    else void start().then(() => resolve(loaded!));
  };
  // React needs no more of a promise than this.
  const Lazy = lazy(() => ({ then }) as Promise<{ default: ComponentType<Props> }>);
  return { load, start, arrived: () => arrive(), isLoaded: () => loaded !== undefined, Lazy };
}

/**
 * Text of a rendered page whose code is loaded after hydration; until then, what the server has written stays.
 * Only for what cannot be pressed: it would not react.
 * @param wait for what loading waits after hydration
 */
export function lateText<Props extends object>(
  loadText: () => Promise<ComponentType<Props>>,
  wait = forNothing,
): Late<Props> {
  const { load, Lazy } = lateComponent(loadText, wait, true);
  return {
    load,
    Component: (props) => (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ),
  };
}

interface PartProps {
  className?: string | undefined;
}

/** The same for what can be pressed and changed, too: that is done again once its code is there. */
export function latePart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  wait = forNothing,
): Late<Props & PartProps> {
  const { load, start, arrived, isLoaded, Lazy } = lateComponent(loadPart, wait, false);
  return {
    load,
    // Not rendered again with its page while its code is on its way.
    Component: memo(function Part({ className, ...props }: Props & PartProps) {
      const part = useRef<HTMLDivElement>(null);
      const copy = useRef<Node[]>([]);
      const marks = useRef<Marks>([]);
      useLayoutEffect(() => {
        if (isLoaded()) return;
        copy.current = [...part.current!.childNodes].map((node) => node.cloneNode(true));
        void start();
        // Whoever leaves the page waits for nothing.
        return arrived;
      }, []);
      return (
        <div ref={part} data-late="" className={className}>
          <Suspense fallback={<Written copy={copy} />}>
            <Arriving part={part} marks={marks} isLoaded={isLoaded} />
            <Lazy {...(props as unknown as Props)} />
            <Arrived part={part} marks={marks} onArrive={arrived} />
          </Suspense>
        </div>
      );
    }),
  };
}

/** What the server has written, should all of the page be rendered anew meanwhile, as in other colours. */
const Written = ({ copy }: { copy: RefObject<readonly Node[]> }) => (
  <div ref={(element) => element?.replaceChildren(...copy.current)} />
);

interface ArrivingProps {
  part: RefObject<HTMLDivElement | null>;
  /** What had been done to the part when its code was there. */
  marks: RefObject<Marks>;
  isLoaded: () => boolean;
}

/** Gives fields the values that hydration expects, at the last moment: they have the others again before anything is painted. */
function Arriving({ part, marks, isLoaded }: ArrivingProps) {
  if (isLoaded() && part.current?.matches(LATE)) {
    revertChanges(part.current);
    marks.current = marksIn(part.current);
  }
  return null;
}

interface ArrivedProps extends Pick<ArrivingProps, "part" | "marks"> {
  onArrive: () => void;
}

/** Does again what was done to a part while its code was on its way. */
function Arrived({ part, marks, onArrive }: ArrivedProps) {
  const settle = useEffectEvent(() => {
    const element = part.current;
    if (!element?.matches(LATE)) return;
    // React knows nothing of it, and leaves it.
    element.setAttribute("data-arrived", "");
    // Where what the server has written could not be hydrated, the part is new.
    markAgain(element, marks.current);
    replayChanges(element);
    onArrive();
    // What is pressed in one may change all of them.
    void lateArrivals().then(() => replayPresses(element));
  });
  // Before anything is painted, unless the part is new and not in the page yet.
  useLayoutEffect(() => settle(), []);
  useEffect(() => settle(), []);
  return null;
}
