/**
 * A plugin of the code generator: one hook a fragment and one a mutation, for Apollo Client 4, which
 * no published plugin writes yet. Queries need none: routes start them from their documents.
 */
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** `RecipeCard_recipe` is `RecipeCard_Recipe` in the types of the other plugins. */
const nameOf = (node) => node.name.value.split("_").map(capital).join("_");

const fragmentHook = (node) => {
  const name = nameOf(node);
  return `/** The masked data of \`${node.name.value}\`; renders again only when its own fields change. */
export type ${name}Ref = FragmentType<${name}Fragment>;
export const use${name} = (from: ${name}Ref): ${name}Fragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: ${name}FragmentDoc, fragmentName: "${node.name.value}", from })
    .data as ${name}Fragment;`;
};

const mutationHook = (node) => {
  const name = `${nameOf(node)}Mutation`;
  return `export const use${name} = (options?: useMutation.Options<${name}, ${name}Variables>) =>
  useMutation(${nameOf(node)}Document, options ?? {});`;
};

module.exports = {
  plugin(_schema, documents) {
    const nodes = documents.flatMap(({ document }) => document.definitions);
    const fragments = nodes.filter(({ kind }) => kind === "FragmentDefinition");
    const mutations = nodes.filter(({ operation }) => operation === "mutation");
    const hooks = [
      ...(mutations.length ? ["useMutation"] : []),
      ...(fragments.length ? ["useSuspenseFragment"] : []),
    ];
    return {
      prepend: [
        ...(hooks.length ? [`import { ${hooks.join(", ")} } from "@apollo/client/react";`] : []),
        ...(fragments.length ? ['import type { FragmentType } from "@apollo/client";'] : []),
      ],
      content: [...fragments.map(fragmentHook), ...mutations.map(mutationHook)].join("\n"),
    };
  },
};
