import type * as Schema from '../../shared/apollo/schema.generated';

import type { Picture_ImageFragment } from '../../shared/ui/Picture_image.generated';
export type Step_StepFragment = { __typename: 'RecipeStep', heading: string | null, name: string | null, text: string, minutes: number | null, isAttended: boolean | null, lineIds: Array<number> | null, photos: Array<{ __typename: 'Photo', id: string, caption: string | null, image: { __typename: 'Image', alt: string, url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } }> } & { ' $fragmentName'?: 'Step_StepFragment' };


