import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Declares masking: a component sees only the fields of its own fragment. */
declare module "@apollo/client" {
  // An interface is required, because the library reads overrides through declaration merging.
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
