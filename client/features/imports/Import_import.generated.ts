import type * as Schema from '../../shared/apollo/schema.generated';

export type Import_ImportFragment = { __typename: 'Import', importId: number, kind: Schema.ImportKind, source: string | null, state: Schema.ImportState, isInProgress: boolean, visibility: Schema.RecipeVisibility, error: string | null, createdAt: string, expiresAt: string, itemCount: number, skippedCount: number, takenCount: number, failedCount: number } & { ' $fragmentName'?: 'Import_ImportFragment' };


