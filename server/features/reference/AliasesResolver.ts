import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { mergeableEntries } from "../../../shared/referenceKinds";
import type { Context } from "../../graphql/context";
import { Alias } from "./Alias";
import { aliasesOfItem } from "./loaders";
import type { Named } from "./Named";
import { referenceEntities } from "./ReferenceEntities";

/** The resolvers for the aliases of each kind that has them. */
export const aliasesResolvers = mergeableEntries.map(([kind, { name }]) => {
  const Kind = referenceEntities[name];
  @Resolver(() => Kind)
  class AliasesResolver {
    @FieldResolver(() => [Alias], {
      description: "Other names, by which searches and imports find it, sorted by name.",
    })
    aliases(@Root() item: Named, @Ctx() context: Context): Promise<Alias[]> {
      const id = context.db.getRepository<Named>(Kind).getId(item) as number;
      return context.load(aliasesOfItem, { kind, id });
    }
  }
  return AliasesResolver;
});
