import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** The client's types know that a component sees only the fields of its own fragment. */
declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
