import type * as Schema from '../../../shared/apollo/schema.generated';

export type DuplicatePair_PairFragment = { __typename: 'DuplicatePair', reason: Schema.DuplicateReason, one: { __typename: 'MergeableItem', itemId: number, name: string, recipeCount: number }, other: { __typename: 'MergeableItem', itemId: number, name: string, recipeCount: number } } & { ' $fragmentName'?: 'DuplicatePair_PairFragment' };


