import { FirstTables1795238784054 } from "./1795238784054-FirstTables";
import { PasswordResetsAndOutbox1795250000000 } from "./1795250000000-PasswordResetsAndOutbox";
import { ReferenceVersions1795250400000 } from "./1795250400000-ReferenceVersions";
import { PeopleAndDevices1795255200000 } from "./1795255200000-PeopleAndDevices";
import { RecipesToCookFrom1795262400000 } from "./1795262400000-RecipesToCookFrom";
import { Photos1795269600000 } from "./1795269600000-Photos";
import { ReadModel1795276800000 } from "./1795276800000-ReadModel";
import { RecipeListVersion1795280400000 } from "./1795280400000-RecipeListVersion";
import { Preparations1795284000000 } from "./1795284000000-Preparations";
import { BanReasons1795287600000 } from "./1795287600000-BanReasons";
import { PageVersion1795291200000 } from "./1795291200000-PageVersion";
import { StarterData1795294800000 } from "./1795294800000-StarterData";
import { MailLocales1795370400000 } from "./1795370400000-MailLocales";
import { ContributorRequests1795370400001 } from "./1795370400001-ContributorRequests";
import { DeletedRecipes1795456800000 } from "./1795456800000-DeletedRecipes";
import { CountedRows1795460400000 } from "./1795460400000-CountedRows";
import { MailRecipients1795464000000 } from "./1795464000000-MailRecipients";
import { PhotoCaptions1795464600000 } from "./1795464600000-PhotoCaptions";
import { NameSkeletons1795468000000 } from "./1795468000000-NameSkeletons";
import { GeneratedPasswords1795468800000 } from "./1795468800000-GeneratedPasswords";
import { CoverDrawings1795471200000 } from "./1795471200000-CoverDrawings";
import { Imports1795474800000 } from "./1795474800000-Imports";
import { TwoFactor1795478400000 } from "./1795478400000-TwoFactor";
import { Passkeys1795482000000 } from "./1795482000000-Passkeys";
import { Merges1795485600000 } from "./1795485600000-Merges";
import { NoteVersions1795485600100 } from "./1795485600100-NoteVersions";
import { CookingProgress1795485600200 } from "./1795485600200-CookingProgress";
import { Identities1795489200000 } from "./1795489200000-Identities";
import { PrivateRecipes1795491000000 } from "./1795491000000-PrivateRecipes";
import { CardTexts1795492000000 } from "./1795492000000-CardTexts";
import { LastWrites1795492100000 } from "./1795492100000-LastWrites";
import { IrregularPlurals1795492200000 } from "./1795492200000-IrregularPlurals";
import { MergesInParts1795492300000 } from "./1795492300000-MergesInParts";
import { LargeImports1795492400000 } from "./1795492400000-LargeImports";
import { UnchangedRecipes1795492500000 } from "./1795492500000-UnchangedRecipes";
import { SampleOfRecipes1795492600000 } from "./1795492600000-SampleOfRecipes";
import { BusyCooks1795492700000 } from "./1795492700000-BusyCooks";
import { LexemesOfNames1795492800000 } from "./1795492800000-LexemesOfNames";
import { LettersOfWords1795492900000 } from "./1795492900000-LettersOfWords";
import { ImportAttempts1795493000000 } from "./1795493000000-ImportAttempts";
import { CountsAtTheEnd1795493100000 } from "./1795493100000-CountsAtTheEnd";
import { AccountFactors1795493200000 } from "./1795493200000-AccountFactors";
import { PhotoAddresses1795493300000 } from "./1795493300000-PhotoAddresses";
import { SetupKeys1795493400000 } from "./1795493400000-SetupKeys";
import { ContractBusyCooks1795493500000 } from "./1795493500000-ContractBusyCooks";
import { RecipeLanguage1795493600000 } from "./1795493600000-RecipeLanguage";
import { ContractRecipeLines1795494000000 } from "./1795494000000-ContractRecipeLines";
import { Equipment1795494200000 } from "./1795494200000-Equipment";
import { Nutrition1795494300000 } from "./1795494300000-Nutrition";
import { RecipeSteps1795494400000 } from "./1795494400000-RecipeSteps";
import { OwnIngredients1795494500000 } from "./1795494500000-OwnIngredients";
import { CategoryNames1795494600000 } from "./1795494600000-CategoryNames";
import { Synonyms1795494700000 } from "./1795494700000-Synonyms";
import { Profiles1795494900000 } from "./1795494900000-Profiles";
import { SiteSettings1795495000000 } from "./1795495000000-SiteSettings";
import { Notices1795495100000 } from "./1795495100000-Notices";
import { LastSeen1795495200000 } from "./1795495200000-LastSeen";
import { DeclinedIngredients1795495500000 } from "./1795495500000-DeclinedIngredients";
import { RecipeVersions1795495600000 } from "./1795495600000-RecipeVersions";
import { ReviewOutcomes1795495700000 } from "./1795495700000-ReviewOutcomes";
import { Variations1795495900000 } from "./1795495900000-Variations";
import { Suggestions1795496000000 } from "./1795496000000-Suggestions";
import { DiaryEntries1795496100000 } from "./1795496100000-DiaryEntries";
import { ArchivedHistory1795496200000 } from "./1795496200000-ArchivedHistory";
import { ArchivedSuggesters1795496300000 } from "./1795496300000-ArchivedSuggesters";
import { SynonymsOf1795496400000 } from "./1795496400000-SynonymsOf";
import { SynonymItems1795496500000 } from "./1795496500000-SynonymItems";

/** All migrations, oldest first. */
export const migrations = [
  FirstTables1795238784054,
  PasswordResetsAndOutbox1795250000000,
  ReferenceVersions1795250400000,
  PeopleAndDevices1795255200000,
  RecipesToCookFrom1795262400000,
  Photos1795269600000,
  ReadModel1795276800000,
  RecipeListVersion1795280400000,
  Preparations1795284000000,
  BanReasons1795287600000,
  PageVersion1795291200000,
  StarterData1795294800000,
  MailLocales1795370400000,
  ContributorRequests1795370400001,
  DeletedRecipes1795456800000,
  CountedRows1795460400000,
  MailRecipients1795464000000,
  PhotoCaptions1795464600000,
  NameSkeletons1795468000000,
  GeneratedPasswords1795468800000,
  CoverDrawings1795471200000,
  Imports1795474800000,
  TwoFactor1795478400000,
  Passkeys1795482000000,
  Merges1795485600000,
  NoteVersions1795485600100,
  CookingProgress1795485600200,
  Identities1795489200000,
  PrivateRecipes1795491000000,
  CardTexts1795492000000,
  LastWrites1795492100000,
  IrregularPlurals1795492200000,
  MergesInParts1795492300000,
  LargeImports1795492400000,
  UnchangedRecipes1795492500000,
  SampleOfRecipes1795492600000,
  BusyCooks1795492700000,
  LexemesOfNames1795492800000,
  LettersOfWords1795492900000,
  ImportAttempts1795493000000,
  CountsAtTheEnd1795493100000,
  AccountFactors1795493200000,
  PhotoAddresses1795493300000,
  SetupKeys1795493400000,
  ContractBusyCooks1795493500000,
  RecipeLanguage1795493600000,
  ContractRecipeLines1795494000000,
  Equipment1795494200000,
  Nutrition1795494300000,
  RecipeSteps1795494400000,
  OwnIngredients1795494500000,
  CategoryNames1795494600000,
  Synonyms1795494700000,
  Profiles1795494900000,
  SiteSettings1795495000000,
  Notices1795495100000,
  LastSeen1795495200000,
  DeclinedIngredients1795495500000,
  RecipeVersions1795495600000,
  ReviewOutcomes1795495700000,
  Variations1795495900000,
  Suggestions1795496000000,
  DiaryEntries1795496100000,
  ArchivedHistory1795496200000,
  ArchivedSuggesters1795496300000,
  SynonymsOf1795496400000,
  SynonymItems1795496500000,
];
