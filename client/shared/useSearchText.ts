import { useEffect, useRef, useState } from "react";

/** How long somebody pauses who has finished a word. */
const PAUSE_MS = 250;

/**
 * What somebody types, told once they pause. A search that comes from elsewhere (Back, a removed
 * chip) takes the place of the text.
 */
export function useSearchText(
  search: string,
  onPause: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const [told, setTold] = useState(search);
  if (told !== search) {
    setTold(search);
    setText(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is told after the pause stands beside the filters of then, not of when typing began.
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
        setTold(next);
        onPauseRef.current(next);
      }, PAUSE_MS);
    },
  ];
}
