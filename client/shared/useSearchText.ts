import { useEffect, useRef, useState } from "react";

/** How long somebody pauses who has finished a word. */
const PAUSE_MS = 250;

/**
 * The text of a search field, whose changes are reported once somebody pauses. A search that comes from
 * elsewhere (Back, a removed chip) replaces the text.
 */
export function useSearchText(
  search: string,
  onPause: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const [reported, setReported] = useState(search);
  if (reported !== search) {
    setReported(search);
    setText(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // After the pause it is added to the filters of then, not to those of when typing began.
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
        setReported(next);
        onPauseRef.current(next);
      }, PAUSE_MS);
    },
  ];
}
