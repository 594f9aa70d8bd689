import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** The client's types know that a component sees only the fields of its own fragment. */
declare module "@apollo/client" {
  // The library takes its overrides by merging this very interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
