/**
 * The code generator's plugin that writes a file next to each document: its types, the document, and the
 * functions and hooks that the client imports. Unused functions are not written; see
 * docs/decisions/generated-hooks.md. REST imports documents only.
 */
const { dirname, isAbsolute, relative, resolve } = require("node:path");
const documentNodes = require("@graphql-codegen/typed-document-node");
const operationTypes = require("@graphql-codegen/typescript-operations");
const { generatedImports, isGenerated, modulesIn, parse } = require("./imports.cjs");

const CLIENT = resolve(__dirname, "../../client");
/** The hand-written functions that the generated ones call. */
const PRELOAD = resolve(CLIENT, "shared/preload");
const FETCH = resolve(CLIENT, "shared/apollo/fetchQuery");

/** Finds the names that hand-written modules import from each generated one. */
function findUses() {
  const uses = new Map();
  for (const file of modulesIn(CLIENT).filter((each) => !isGenerated(each))) {
    for (const { file: from, name } of generatedImports(parse(file))) {
      if (!uses.has(from)) uses.set(from, new Set());
      uses.get(from).add(name);
    }
  }
  return uses;
}

let allUses;
const findUsesIn = (outputFile) => (allUses ??= findUses()).get(resolve(outputFile)) ?? new Set();

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the name of a document in the types of the other plugins: `RecipeCard_recipe` becomes
 * `RecipeCard_Recipe`.
 */
const operationName = (node) => node.name.value.split("_").map(capital).join("_");

const REACT = "@apollo/client/react";
const CORE = "@apollo/client";

/** Makes the possible exports of a fragment, with their imports. */
function fragmentExports(node) {
  const name = operationName(node);
  const ref = {
    exports: `${name}Ref`,
    imports: [[CORE, "type FragmentType"]],
    text: `/** Stands for the data of \`${node.name.value}\`, which only that fragment's hook can read. */
export type ${name}Ref = FragmentType<${name}Fragment>;`,
  };
  const hook = {
    exports: `use${name}`,
    needs: [ref],
    imports: [[REACT, "useSuspenseFragment"]],
    text: `/** The masked data of \`${node.name.value}\`; renders again only when its own fields change. */
export const use${name} = (from: ${name}Ref): ${name}Fragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: ${name}FragmentDoc, fragmentName: "${node.name.value}", from })
    .data as ${name}Fragment;`,
  };
  return [ref, hook];
}

function mutationExports(node) {
  const name = operationName(node);
  const types = `${name}Mutation, ${name}MutationVariables`;
  return [
    {
      exports: `use${name}Mutation`,
      imports: [[REACT, "useMutation"]],
      text: `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>
  useMutation(${name}Document, options);`,
    },
  ];
}

function queryExports(node) {
  const name = operationName(node);
  const types = `${name}Query, ${name}QueryVariables`;
  const takesVariables = node.variableDefinitions.length > 0;
  const options = takesVariables
    ? `LoadOptions & { variables: ${name}QueryVariables }`
    : "LoadOptions";
  const variablesParameter = takesVariables ? `, variables: ${name}QueryVariables` : "";
  return [
    {
      exports: `preload${name}`,
      imports: [
        [PRELOAD, "loadQuery"],
        [PRELOAD, "type LoadOptions"],
        [PRELOAD, "type Preload"],
      ],
      text: `/** Starts \`${name}\` for a route, and waits for its answer. */
export const preload${name} = (preload: Preload, options: ${options}) =>
  loadQuery(preload, ${name}Document, options);`,
    },
    {
      exports: `use${name}`,
      imports: [[PRELOAD, "useLoadedQuery"]],
      text: `/** The query that a route has started with \`preload${name}\`, with the present data of the cache. */
export const use${name} = useLoadedQuery<${types}>;`,
    },
    {
      exports: `use${name}Query`,
      imports: [[REACT, "useQuery"]],
      text: `export const use${name}Query = (options: useQuery.Options<${types}>) =>
  useQuery(${name}Document, options);`,
    },
    {
      exports: `fetch${name}`,
      imports: [
        [CORE, "type ApolloClient"],
        [FETCH, "fetchQuery"],
      ],
      text: `/** Queries \`${name}\` and writes the result to the cache, which screens watch. */
export const fetch${name} = (client: ApolloClient${variablesParameter}) =>
  fetchQuery(client, ${name}Document, ${takesVariables ? "variables" : "{}"});`,
    },
    {
      exports: `fetchUncached${name}`,
      imports: [
        [CORE, "type ApolloClient"],
        [FETCH, "fetchUncached"],
      ],
      text: `/** Queries \`${name}\` without the cache, so that screens do not change. */
export const fetchUncached${name} = (client: ApolloClient${variablesParameter}) =>
  fetchUncached(client, ${name}Document, ${takesVariables ? "variables" : "{}"});`,
    },
  ];
}

const listExports = (node) => {
  if (node.kind === "FragmentDefinition") return fragmentExports(node);
  return node.operation === "query" ? queryExports(node) : mutationExports(node);
};

/**
 * Writes the import statements for imports given as `name from "module"`, types separate from
 * values.
 */
function writeImports(imports, folder) {
  const names = new Map();
  for (const [path, name] of imports) {
    const module = isAbsolute(path) ? `./${relative(folder, path)}`.replace("./../", "../") : path;
    const [statement, importedName] = name.startsWith("type ")
      ? ["import type", name.slice("type ".length)]
      : ["import", name];
    const key = `${statement} { NAMES } from "${module}";`;
    names.set(key, (names.get(key) ?? new Set()).add(importedName));
  }
  return [...names].map(([key, importedName]) =>
    key.replace("NAMES", [...importedName].sort().join(", ")),
  );
}

function writeHooks(nodes, used, outputFile) {
  const wantedExports = nodes.flatMap(listExports).filter(({ exports }) => used.has(exports));
  const exportsToWrite = [
    ...new Set(wantedExports.flatMap((each) => [...(each.needs ?? []), each])),
  ];
  return {
    prepend: writeImports(
      exportsToWrite.flatMap(({ imports }) => imports),
      dirname(resolve(outputFile)),
    ),
    content: exportsToWrite.map(({ text }) => text).join("\n"),
  };
}

/**
 * Returns true for the helper for `@defer`, which the library writes into every file although no
 * document uses it.
 */
const isForDefer = (text) => text?.includes("type Incremental<");

/**
 * Writes the documents. A fragment without a hook appears only inside the documents that include
 * it.
 */
function writeDocuments(schema, documents, config, used) {
  const nodes = documents.flatMap(({ document }) => document.definitions);
  const isWritten = (node) =>
    node.kind !== "FragmentDefinition" ||
    used.has(`use${operationName(node)}`) ||
    used.has(`${operationName(node)}FragmentDoc`);
  const external = nodes
    .filter((node) => !isWritten(node))
    .map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
      importFrom: null,
    }));
  const definitions = nodes.filter(isWritten);
  return documentNodes.plugin(
    schema,
    [{ ...documents[0], document: { kind: "Document", definitions } }],
    { ...config, externalFragments: [...(config.externalFragments ?? []), ...external] },
  );
}

async function plugin(schema, documents, config, info) {
  const used = findUsesIn(info.outputFile);
  const nodes = documents.flatMap(({ document }) => document.definitions);
  const types = await operationTypes.plugin(schema, documents, config, info);
  const hooks = writeHooks(nodes, used, info.outputFile);
  const exportsToWrite = writeDocuments(schema, documents, config, used);
  return {
    prepend: [
      ...types.prepend.filter((text) => text && !isForDefer(text)),
      ...hooks.prepend,
      ...exportsToWrite.prepend,
    ],
    content: [types.content, exportsToWrite.content, hooks.content].join("\n"),
  };
}

module.exports = { plugin };
