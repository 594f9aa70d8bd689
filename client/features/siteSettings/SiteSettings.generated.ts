/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import type { SiteSettingsForm_SettingsFragment } from './SiteSettingsForm_settings.generated';
import { useMutation, useQuery } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../../shared/apollo/fetchQuery";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaveSiteSettingsMutationVariables = Exact<{
  input: Schema.SiteSettingsInput;
  version?: number | null | undefined;
}>;


export type SaveSiteSettingsMutation = { updateSiteSettings: { __typename: 'SiteSettings', version: number, settings: Array<{ __typename: 'EditableSetting', name: string, variable: string, source: Schema.SettingSource, value: string | null, changedAt: string | null, changedBy: { __typename: 'Author', userId: number, name: string } | null, check: { __typename: 'SiteCheck', name: string, state: Schema.CheckState, message: string } }> } };

export type SiteSettingsNowQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsNowQuery = { siteSettings: { __typename: 'SiteSettings', version: number, settings: Array<{ __typename: 'EditableSetting', name: string, variable: string, source: Schema.SettingSource, value: string | null, changedAt: string | null, changedBy: { __typename: 'Author', userId: number, name: string } | null, check: { __typename: 'SiteCheck', name: string, state: Schema.CheckState, message: string } }> } };

export type SiteChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteChecksQuery = { siteChecks: Array<{ __typename: 'SiteCheck', name: string, state: Schema.CheckState, message: string }> };

export type RequestTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestTestMailMutation = { sendTestMail: { __typename: 'TestMail', recipient: string, outcome: Schema.TestMailOutcome, answer: string | null } };


export const SaveSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteSettingsForm_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSettingsForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"variable"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"check"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
export const SiteSettingsNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettingsNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteSettingsForm_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSettingsForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"variable"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"check"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SiteSettingsNowQuery, SiteSettingsNowQueryVariables>;
export const SiteChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SiteChecksQuery, SiteChecksQueryVariables>;
export const RequestTestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<RequestTestMailMutation, RequestTestMailMutationVariables>;
export const useSaveSiteSettingsMutation = (options?: useMutation.Options<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>) =>
  useMutation(SaveSiteSettingsDocument, options);
/** Queries `SiteSettingsNow` and writes the result to the cache, which screens watch. */
export const fetchSiteSettingsNow = (client: ApolloClient) =>
  fetchQuery(client, SiteSettingsNowDocument, {});
export const useSiteChecksQuery = (options: useQuery.Options<SiteChecksQuery, SiteChecksQueryVariables>) =>
  useQuery(SiteChecksDocument, options);
export const useRequestTestMailMutation = (options?: useMutation.Options<RequestTestMailMutation, RequestTestMailMutationVariables>) =>
  useMutation(RequestTestMailDocument, options);