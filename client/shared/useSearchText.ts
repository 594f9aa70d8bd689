import { useEffect, useRef, useState } from "react";

/** The delay after the last typed character. */
const PAUSE_MS = 250;

/**
 * The text of a search field, reported after a pause in typing. An external change of the search (Back, a
 * removed chip) replaces the text.
 * @param resets the number of resets: each discards unreported text
 */
export function useSearchText(
  search: string,
  onPause: (text: string) => void,
  resets = 0,
): [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const [reportedState, setReportedState] = useState({ search, resets });
  if (reportedState.search !== search || reportedState.resets !== resets) {
    setReportedState({ search, resets });
    setText(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [resets]);
  // The delayed callback must use the current filters, not those at the time of typing.
  const onPauseRef = useRef(onPause);
  useEffect(() => {
    onPauseRef.current = onPause;
  });
  return [
    text,
    (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setReportedState({ search: next, resets });
        onPauseRef.current(next);
      }, PAUSE_MS);
    },
  ];
}
