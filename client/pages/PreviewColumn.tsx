import { useMediaQuery } from "@mantine/hooks";
import { lazyComponent } from "../shared/ui/lazyComponent";
import type { RecipePreviewProps } from "./RecipePreview";

const RecipePreview = lazyComponent(() =>
  import("./RecipePreview").then(({ RecipePreview }) => RecipePreview),
);

/**
 * The window width from which the preview is shown next to the form; the style sheet repeats it.
 */
const WIDE = "(min-width: 1100px)";

/** The preview of a recipe; its code loads if there is room for it. */
export function PreviewColumn(props: RecipePreviewProps) {
  return useMediaQuery(WIDE) ? <RecipePreview {...props} /> : null;
}
