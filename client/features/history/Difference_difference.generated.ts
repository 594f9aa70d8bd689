import type * as Schema from '../../shared/apollo/schema.generated';

export type Difference_DifferenceFragment = { __typename: 'RecipeDifference', changes: Array<{ __typename: 'RecipeChange', part: Schema.RecipePart, kind: Schema.ChangeKind, field: string | null, section: string | null, before: string | null, after: string | null, lineFields: Array<string>, words: Array<{ __typename: 'ChangedWords', text: string, kind: Schema.ChangeKind | null }>, lineBefore: { __typename: 'VersionLine', heading: string | null, ingredient: string | null, quantity: string | null, unit: string | null, preparation: string | null, isOptional: boolean, scales: boolean } | null, lineAfter: { __typename: 'VersionLine', heading: string | null, ingredient: string | null, quantity: string | null, unit: string | null, preparation: string | null, isOptional: boolean, scales: boolean } | null }> | null } & { ' $fragmentName'?: 'Difference_DifferenceFragment' };

export type ChangedLine_LineFragment = { __typename: 'VersionLine', heading: string | null, ingredient: string | null, quantity: string | null, unit: string | null, preparation: string | null, isOptional: boolean, scales: boolean } & { ' $fragmentName'?: 'ChangedLine_LineFragment' };


