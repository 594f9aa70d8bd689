/** The most that one page of a list may hold for a document from outside. */
export const LARGEST_PAGE = 100;
