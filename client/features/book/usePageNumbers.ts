import { type RefObject, useLayoutEffect, useState } from "react";
import { pageRules, type Paper, printArea } from "./paper";

/** The number of pages before the contents. */
const TITLE_PAGES = 1;

/**
 * Counts the pages that an element fills on paper. The element is laid out in columns of a page's size, which
 * browsers break exactly like pages.
 */
function countPages(element: HTMLElement, paper: Paper): number {
  const { width, height } = printArea(paper);
  const { style } = element;
  const before = style.cssText;
  style.cssText = `width: ${width}mm; height: ${height}mm; columns: ${width}mm; column-gap: 0; column-fill: auto; overflow: hidden;`;
  const pages = Math.max(1, Math.round(element.scrollWidth / element.clientWidth));
  style.cssText = before;
  return pages;
}

/** The page on which each part of the book begins. */
function measureStarts(book: HTMLElement, paper: Paper): number[] {
  let next = TITLE_PAGES + 1;
  // Disables the layout of narrow screens.
  book.toggleAttribute("data-counting", true);
  const begins = [...book.querySelectorAll<HTMLElement>("[data-part]")].map((element) => {
    const begin = next;
    next += countPages(element, paper);
    return begin;
  });
  book.toggleAttribute("data-counting", false);
  return begins;
}

/**
 * The page on which each part of the book after the first begins. CSS `target-counter` would print this, but
 * no browser supports it.
 * @param book the element whose children marked with `data-part` begin on a new page each
 * @param parts the inputs of the numbers, which are counted again on change
 */
export function usePageNumbers(
  book: RefObject<HTMLElement | null>,
  paper: Paper,
  parts: unknown,
): readonly number[] {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    let isCurrent = true;
    const count = () => {
      if (isCurrent && book.current) setNumbers(measureStarts(book.current, paper).slice(1));
    };
    count();
    // A font that loads later changes the line breaks.
    void document.fonts.ready.then(count);
    return () => {
      isCurrent = false;
    };
  }, [book, paper, parts]);
  return numbers;
}

/** Sets the printed paper size while the book is shown. */
export function usePaper(paper: Paper): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRules(paper));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
}
