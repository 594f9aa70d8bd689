import type * as Schema from '../apollo/schema.generated';

export type AttachedPhotos_PhotoFragment = { __typename: 'Photo', id: string, photoId: number, caption: string | null, hiddenReason: string | null, viewerCanHide: boolean, image: { __typename: 'Image', alt: string, url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } } & { ' $fragmentName'?: 'AttachedPhotos_PhotoFragment' };


