import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Declares masking: a component sees only the fields of its own fragment. */
declare module "@apollo/client" {
  // The library takes its overrides by merging this very interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
