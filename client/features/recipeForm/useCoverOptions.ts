import { useDebouncedValue } from "@mantine/hooks";
import { maxCount } from "../../../shared/inputLimits";
import { useCoverOptionsQuery } from "./CoverOptions.generated";

const PAUSE_MS = 300;

/** The parts of a draft that drawings show. */
interface CoverSubject {
  name: string;
  lines: readonly { ingredient: string }[];
}

/**
 * The drawings that the draft's recipe can have as its cover; empty until loaded.
 * @param skip true if no component shows them
 */
export function useCoverOptions(draft: CoverSubject, skip: boolean) {
  const [{ name, lines }] = useDebouncedValue(draft, PAUSE_MS);
  const ingredients = lines
    .map(({ ingredient }) => ingredient.trim())
    .filter(Boolean)
    .slice(0, maxCount.ingredients);
  const { data, previousData } = useCoverOptionsQuery({
    variables: { name: name.trim(), ingredients },
    skip,
    ssr: false,
  });
  return (data ?? previousData)?.coverOptions ?? [];
}
