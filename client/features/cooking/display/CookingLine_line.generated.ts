import type * as Schema from '../../../shared/apollo/schema.generated';

export type CookingLine_LineFragment = { __typename: 'RecipeLine', lineId: number, heading: string | null, name: string | null, quantity: string | null, unit: string | null, preparation: string | null, isOptional: boolean, scales: boolean, amount: { __typename: 'Amount', min: number, max: number, unit: Schema.Unit, kind: Schema.AmountKind, before: string, unitAsTyped: string, after: string } | null } & { ' $fragmentName'?: 'CookingLine_LineFragment' };


