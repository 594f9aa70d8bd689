import { useMediaQuery } from "@mantine/hooks";
import { t } from "../../shared/messages/t";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import { FacetSelect, type FacetSelectProps } from "./FacetSelect";
import { facetOptions, type Facets } from "./facets";
import { exclusionParam, facetNames, type ListQuery } from "./listQuery";

const FacetTypeahead = lazyComponent(() =>
  import("./FacetTypeahead").then(({ FacetTypeahead }) => FacetTypeahead),
);

/** The window width from which the filters are shown; the style sheet repeats it. */
const WIDE = "(min-width: 721px)";

/** The filters in the row, which has room for four; the sheet has all of them. */
const rowNames = facetNames.filter((name) => name !== "equipmentId");

/** The value that represents several choices from the sheet. */
const SEVERAL = "several";

interface FacetSelectsProps {
  query: ListQuery;
  facets: Facets;
  /** If true, loads the code of the fields that search long option lists. */
  canSearch: boolean;
  onChange: (change: Partial<ListQuery>) => void;
}

/** The filters by reference data, each with "all" and a single choice. */
export function FacetSelects({ query, facets, canSearch, onChange }: FacetSelectsProps) {
  const isWide = useMediaQuery(WIDE) ?? false;
  return rowNames.map((name) => {
    const selectedIds = query[name];
    const all = t(`list.facets.${name}.all`);
    const several = t("list.several", { count: selectedIds.length });
    const props: FacetSelectProps = {
      name,
      label: t(`list.facets.${name}.label`),
      options: [
        { value: "", name: all, label: all },
        ...(selectedIds.length > 1 ? [{ value: SEVERAL, name: several, label: several }] : []),
        ...facetOptions(facets, name).map(({ value, label, count, synonyms }) => ({
          ...(synonyms && { synonyms }),
          value: String(value),
          name: label,
          label: `${label} (${count})`,
        })),
      ],
      value: selectedIds.length > 1 ? SEVERAL : String(selectedIds[0] ?? ""),
      onChange(value) {
        if (value !== SEVERAL) onChange({ [name]: value ? [Number(value)] : [] });
      },
    };
    const select = <FacetSelect key={name} {...props} />;
    return exclusionParam(name) ? (
      <FacetTypeahead key={name} {...props} opened={isWide && canSearch} fallback={select} />
    ) : (
      select
    );
  });
}
