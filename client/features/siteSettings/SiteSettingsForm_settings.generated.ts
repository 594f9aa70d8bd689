import type * as Schema from '../../shared/apollo/schema.generated';

export type SiteSettingsForm_SettingsFragment = { __typename: 'SiteSettings', version: number, settings: Array<{ __typename: 'EditableSetting', name: string, variable: string, source: Schema.SettingSource, value: string | null, changedAt: string | null, changedBy: { __typename: 'Author', userId: number, name: string } | null, check: { __typename: 'SiteCheck', name: string, state: Schema.CheckState, message: string } }> } & { ' $fragmentName'?: 'SiteSettingsForm_SettingsFragment' };


