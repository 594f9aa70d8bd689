import { type ClassType, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { Alias } from "./Alias";
import { Category } from "./Category";
import { Ingredient } from "./Ingredient";
import { aliasesOfItem } from "./loaders";
import type { Named } from "./ReferenceKind";
import { Tag } from "./Tag";

/** Creates the resolver for the aliases of a kind. */
function makeAliasesResolver<Kind extends Named>(
  Kind: ClassType<Kind>,
  kind: string,
  getId: (thing: Kind) => number,
) {
  @Resolver(() => Kind)
  class AliasesResolver {
    @FieldResolver(() => [Alias], {
      description: "Other names, by which searches and imports find it, sorted by name.",
    })
    aliases(@Root() thing: Kind, @Ctx() context: Context): Promise<Alias[]> {
      return context.load(aliasesOfItem, { kind, id: getId(thing) });
    }
  }
  return AliasesResolver;
}

export const aliasesResolvers = [
  makeAliasesResolver(Category, "category", ({ categoryId }) => categoryId),
  makeAliasesResolver(Tag, "tag", ({ tagId }) => tagId),
  makeAliasesResolver(Ingredient, "ingredient", ({ ingredientId }) => ingredientId),
] as const;
