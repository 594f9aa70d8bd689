/** A paper size in millimeters. */
export interface Paper {
  name: "a4" | "letter";
  width: number;
  height: number;
}

export const papers: Record<Paper["name"], Paper> = {
  a4: { name: "a4", width: 210, height: 297 },
  letter: { name: "letter", width: 215.9, height: 279.4 },
};

/** The margins of a page in millimeters; the lower one contains the page number. */
const MARGIN = { side: 18, top: 18, bottom: 20 };

/** The printable part of a page in millimeters. */
export const printArea = ({ width, height }: Paper) => ({
  width: width - 2 * MARGIN.side,
  height: height - MARGIN.top - MARGIN.bottom,
});

/** The print styles of the book: paper size, and page numbers on all pages but the title page. */
export const pageRules = ({ width, height }: Paper): string => `
  @page {
    size: ${width}mm ${height}mm;
    margin: ${MARGIN.top}mm ${MARGIN.side}mm ${MARGIN.bottom}mm;
    @bottom-center { content: counter(page); font: 9pt Georgia, serif; }
  }
  @page :first { @bottom-center { content: none; } }`;
