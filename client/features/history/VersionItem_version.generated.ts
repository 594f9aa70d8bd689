import type * as Schema from '../../shared/apollo/schema.generated';

export type VersionItem_VersionFragment = { __typename: 'RecipeVersion', version: number, savedAt: string, reason: string | null, removalReason: string | null, importedEditorName: string | null, importedSuggesterName: string | null, editor: { __typename: 'Author', userId: number, name: string } | null, suggester: { __typename: 'Author', userId: number, name: string } | null } & { ' $fragmentName'?: 'VersionItem_VersionFragment' };


