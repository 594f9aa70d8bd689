import type * as Schema from '../apollo/schema.generated';

export type Picture_ImageFragment = { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } & { ' $fragmentName'?: 'Picture_ImageFragment' };


