import type * as Schema from '../../../shared/apollo/schema.generated';

export type RecentMerge_MergeFragment = { __typename: 'Merge', mergeId: number, kind: Schema.MergeableKind, mergedName: string, intoName: string, recipeCount: number, isComplete: boolean, createdAt: string, expiresAt: string } & { ' $fragmentName'?: 'RecentMerge_MergeFragment' };


