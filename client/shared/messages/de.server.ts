/* oxlint-disable max-lines */
// The messages are in one file, so that a translator finds all messages of the server.
import type { ServerMessages } from "./serverMessages";

/** The server's error messages in German. */
export const serverMessages: ServerMessages = {
  "You cannot ban yourself or change your own role.":
    "Du kannst dich nicht selbst sperren und deine eigene Rolle nicht ändern.",
  "Choose 1 to {{max}} users": "Wähle 1 bis {{max}} Konten",
  "Choose either a role or a ban": "Wähle entweder eine Rolle oder eine Sperre",
  "Please log in first.": "Bitte melde dich zuerst an.",
  "Your session has ended. Please log in again.":
    "Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.",
  "Parameters are required": "Die Antwort des Anmeldedienstes ist unvollständig.",
  "This site does not offer login with OpenID Connect.":
    "Diese Website hat keine Anmeldung über OpenID Connect.",
  "{{name}} cannot be reached at the moment. Please try again later.":
    "{{name}} ist gerade nicht zu erreichen. Bitte versuch es später noch einmal.",
  "Login with {{name}} failed. Please try again.":
    "Die Anmeldung mit {{name}} ist fehlgeschlagen. Bitte versuch es noch einmal.",
  "You canceled the login with {{name}}.": "Du hast die Anmeldung mit {{name}} abgebrochen.",
  "This login has expired or was started again in another tab. Please start over.":
    "Diese Anmeldung ist abgelaufen oder wurde in einem anderen Tab neu begonnen. Bitte fang noch einmal von vorn an.",
  "{{name}} has not verified your email address. Please verify it there, and then log in again.":
    "{{name}} hat deine E-Mail-Adresse nicht bestätigt. Bestätige sie bitte dort und melde dich dann noch einmal an.",
  "You have no account on this site yet. Please ask an admin to create one.":
    "Du hast auf dieser Website noch kein Konto. Bitte lass dir von einem Admin eines anlegen.",
  "There is an account with your email address already. Please log in with its password once to link it.":
    "Es gibt schon ein Konto mit deiner E-Mail-Adresse. Bitte melde dich einmal mit seinem Passwort an, um es zu verknüpfen.",
  "Your account has no password yet. Log out and choose one with “Forgot your password?”.":
    "Dein Konto hat noch kein Passwort. Melde dich ab und wähle eines über „Passwort vergessen?“.",
  "Site name": "Name der Seite",
  "Welcome text": "Willkommenstext",
  "Site name is required": "Die Seite braucht einen Namen",
  "Welcome text is required": "Der Willkommenstext darf nicht leer sein",
  "Welcome text must be one line": "Der Willkommenstext darf nur eine Zeile haben",
  "This language is not supported": "Diese Sprache gibt es hier nicht",
  "New users can be members or contributors only":
    "Neue Konten können nur die Rolle „Mitglied“ oder „Redaktion“ bekommen",
  "The variable {{variable}} sets this. Change it there.":
    "Das legt die Variable {{variable}} fest. Ändere es dort.",
  "Please confirm your email address first. The link is in the mail that we sent you.":
    "Bitte bestätige zuerst deine E-Mail-Adresse. Der Link steht in der E-Mail, die wir dir geschickt haben.",
  "The mail has been sent several times already. Please try again later.":
    "Die E-Mail wurde schon mehrmals gesendet. Bitte versuch es später noch einmal.",
  "You have sent several test mails already. Please try again later.":
    "Du hast schon mehrere Testmails gesendet. Bitte versuch es später noch einmal.",
  "{{variable}} takes precedence over the value that an admin has saved":
    "{{variable}} hat Vorrang vor dem Wert, den ein Admin gespeichert hat",
  "this version does not support the language {{language}}; the default applies":
    "diese Version kennt die Sprache {{language}} nicht; es gilt die Vorgabe",
  "Mail server": "Mailserver",
  "Public URL": "Öffentliche Adresse",
  reachable: "erreichbar",
  "not configured; failed logins are counted per process":
    "nicht eingerichtet; falsche Anmeldungen zählt jeder Prozess für sich",
  "SMTP_URL is not set; password reset mail cannot be sent":
    "SMTP_URL ist nicht gesetzt; E-Mails für neue Passwörter können nicht gesendet werden",
  "not set; not needed with the embedded database":
    "nicht gesetzt; mit der eingebetteten Datenbank nicht nötig",
  "PUBLIC_URL is not set": "PUBLIC_URL ist nicht gesetzt",
  "{{address}} does not use HTTPS": "{{address}} benutzt kein HTTPS",
  "{{address}} requires a proxy for TLS, but TRUSTED_PROXIES is 0":
    "{{address}} braucht einen Proxy für TLS, aber TRUSTED_PROXIES ist 0",
  "Your account is not linked.": "Dein Konto ist nicht verknüpft.",
  "Invalid email or password.": "E-Mail oder Passwort stimmt nicht.",
  "You do not have permission to do this.": "Das darfst du nicht.",
  "The password of the demo accounts is public, so it does not work on this site.":
    "Das Passwort der Demo-Konten ist öffentlich bekannt und gilt deshalb auf dieser Website nicht.",
  "Your account has been banned.": "Dein Konto ist gesperrt.",
  "Your account has been banned: {{reason}}": "Dein Konto ist gesperrt: {{reason}}",
  "Too many attempts. Please try again later.":
    "Zu viele Versuche. Bitte versuch es später noch einmal.",
  "You have reached today's limit for imports. Please try again later.":
    "Du hast heute schon sehr viel importiert. Bitte versuch es später noch einmal.",
  "You have reached today's limit for new recipes. Please try again later.":
    "Du hast heute schon sehr viele Rezepte angelegt. Bitte versuch es später noch einmal.",
  "You have reached today's limit for new entries. Please try again later.":
    "Du hast heute schon sehr viele Einträge angelegt. Bitte versuch es später noch einmal.",
  "You have reached today's limit for helpful reviews. Please try again later.":
    "Du hast heute schon die erlaubte Zahl von Bewertungen als hilfreich markiert. Versuch es später noch einmal.",
  "Changes need the outcome with changes.": "Änderungen passen nur zu „Mit Änderungen“.",
  "A review has at most {{max}} changes": "Eine Bewertung hat höchstens {{max}} Änderungen",
  "The change is required.": "Die Änderung fehlt.",
  "Reply is required.": "Die Antwort fehlt.",
  "Reason is required.": "Der Grund fehlt.",
  "The review has no reply.": "Die Bewertung hat keine Antwort.",
  "You have reached today's limit for diary entries. Please try again later.":
    "Du hast heute schon sehr viele Tagebucheinträge geschrieben. Bitte versuch es später noch einmal.",
  "You have reached today's limit for reviews. Please try again later.":
    "Du hast heute schon sehr viele Bewertungen geschrieben. Bitte versuch es später noch einmal.",
  "You have reached today's limit for notes. Please try again later.":
    "Du hast heute schon sehr viele Notizen geschrieben. Bitte versuch es später noch einmal.",
  "You have reached today's limit for changes of your email address. Please try again later.":
    "Du hast deine E-Mail-Adresse heute schon sehr oft geändert. Bitte versuch es später noch einmal.",
  "You have reached today's limit for new favorites. Please try again later.":
    "Du hast heute schon sehr viele Favoriten hinzugefügt. Bitte versuch es später noch einmal.",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.",
  "The service is temporarily unavailable. Please try again shortly.":
    "Der Dienst ist gerade nicht verfügbar. Bitte versuch es gleich noch einmal.",
  "The text is larger than {{megabytes}} MB. Save the page as a file and choose the file.":
    "Der Text ist größer als {{megabytes}} MB. Speichere die Seite als Datei und wähle die Datei aus.",
  "The request body is too large.": "Die Anfrage ist zu groß.",
  "The request is malformed.": "Die Anfrage ist fehlerhaft.",
  "This query is too complex: its {{measure}} exceeds the limit.":
    "Diese Anfrage ist zu umfangreich ({{measure}}).",
  "A value is out of range.": "Ein Wert liegt außerhalb des erlaubten Bereichs.",
  "Text must not contain the NUL character.": "Der Text darf das NUL-Zeichen nicht enthalten.",
  "This id is not valid.": "Diese ID ist ungültig.",
  "Invalid or expired setup link.": "Dieser Einrichtungslink ist ungültig oder abgelaufen.",
  "Invalid or expired token.": "Dieser Link ist ungültig oder abgelaufen.",

  "This is another name of {{name}}.": "So heißt auch {{name}}.",
  "One of the words is already a synonym of {{name}}.":
    "Eines der Wörter ist schon ein Synonym von {{name}}.",
  "There are already {{max}} groups of synonyms.": "Es gibt schon {{max}} Gruppen von Synonymen.",
  "Word is required.": "Bitte gib ein Wort ein.",
  "Enter at least two words.": "Gib mindestens zwei Wörter ein.",
  "Word must be at most 200 characters long": "Ein Wort darf höchstens 200 Zeichen lang sein.",
  "A group has at most {{max}} words.": "Eine Gruppe hat höchstens {{max}} Wörter.",
  "Synonyms not found.": "Diese Synonyme gibt es nicht.",
  "Alias already exists.": "Diesen weiteren Namen gibt es schon.",
  "Alias is required.": "Bitte gib einen Namen ein.",
  "Alias must be at most 200 characters long": "Der Name darf höchstens 200 Zeichen lang sein.",
  "Alias not found.": "Diesen weiteren Namen gibt es nicht mehr.",
  "Merge not found.": "Das lässt sich nicht mehr rückgängig machen.",
  "Nothing can be merged into itself.": "Mit sich selbst lässt sich nichts zusammenlegen.",
  "These are the same.": "Das ist ein und dasselbe.",
  "{{merged}} is being merged into {{into}}. Please finish or undo that first.":
    "{{merged}} wird gerade mit {{into}} zusammengelegt. Bitte schließe das erst ab oder mach es rückgängig.",
  "{{merged}} was merged into {{into}} since. Please undo that merge first.":
    "{{merged}} wurde inzwischen mit {{into}} zusammengelegt. Bitte mach das zuerst rückgängig.",
  "This picture could not be read.": "Dieses Bild konnte nicht gelesen werden.",
  "The text of the picture does not look like a recipe. Please correct it.":
    "Der Text des Bildes sieht nicht wie ein Rezept aus. Bitte korrigiere ihn.",
  "Import not found.": "Diesen Import gibt es nicht mehr.",
  "Import item not found.": "Dieses Rezept des Imports gibt es nicht mehr.",
  "Please enter either an address or a text.":
    "Bitte gib entweder eine Adresse oder einen Text ein.",
  "The address must begin with http:// or https://.":
    "Die Adresse muss mit http:// oder https:// beginnen.",
  "This import is in progress. Please wait until it is done.":
    "Dieser Import läuft noch. Bitte warte, bis er fertig ist.",
  "This import cannot be added now.": "Dieser Import kann gerade nicht hinzugefügt werden.",
  "The text of this import cannot be corrected now.":
    "Der Text dieses Imports lässt sich gerade nicht korrigieren.",
  "The text is required.": "Der Text fehlt.",
  "This tag does not exist.": "Dieses Schlagwort gibt es nicht.",
  "This import cannot be undone now.": "Dieser Import lässt sich gerade nicht rückgängig machen.",
  "This recipe cannot be changed now.": "Dieses Rezept lässt sich gerade nicht ändern.",
  "This recipe could not be created.": "Dieses Rezept konnte nicht hinzugefügt werden.",
  "Every line needs an ingredient.": "Jede Zeile braucht eine Zutat.",
  "File name is required.": "Der Dateiname fehlt.",
  "The file is empty.": "Die Datei ist leer.",
  "Files of this kind cannot be imported.": "Dateien dieser Art lassen sich nicht importieren.",
  "No recipe was found.": "Es wurde kein Rezept gefunden.",
  "This could not be read.": "Das konnte nicht gelesen werden.",
  "This is not the address of a page: it must begin with http:// or https://.":
    "Das ist keine Webadresse: Eine Webadresse beginnt mit http:// oder https://.",
  "This address does not lead to a page of the public Internet.":
    "Diese Adresse führt zu keiner Seite im öffentlichen Internet.",
  "There is no page at this address.": "Unter dieser Adresse gibt es keine Seite.",
  "The site cannot be reached.": "Die Website ist nicht erreichbar.",
  "The site took too long to answer.": "Die Website hat zu lange nicht geantwortet.",
  "The page is too large.": "Die Seite ist zu groß.",
  "The site redirects too often.": "Die Website leitet zu oft weiter.",
  "This address does not lead to a page.": "Diese Adresse führt zu keiner Seite.",
  "The site did not send the page.": "Die Website hat die Seite nicht gesendet.",
  "The recipe has no name.": "Das Rezept hat keinen Namen.",
  "No ingredients were found.": "Es wurden keine Zutaten gefunden.",
  "No instructions were found.": "Es wurde keine Zubereitung gefunden.",
  "The instructions were shortened.": "Die Zubereitung wurde gekürzt.",
  "The difficulty level is unknown. Please check it.":
    "Dieser Schwierigkeitsgrad ist unbekannt. Bitte prüfe ihn.",
  "The creation date is invalid. Today's date is used instead.":
    "Das Erstellungsdatum ist ungültig. Stattdessen gilt das heutige.",
  "This import contains the same recipe above. It is added once.":
    "Dieser Import enthält dasselbe Rezept weiter oben. Es wird einmal hinzugefügt.",
  "A photo could not be stored.": "Ein Foto konnte nicht gespeichert werden.",
  "Tags that do not exist here: {{tags}}.": "Schlagwörter, die es hier nicht gibt: {{tags}}.",
  "New ingredients must be accepted by a contributor first: {{names}}.":
    "Neue Zutaten muss zuerst die Redaktion aufnehmen: {{names}}.",
  "Equipment that does not exist here: {{equipment}}.":
    "Küchengeräte, die es hier nicht gibt: {{equipment}}.",
  "Left out, since it has no place here: {{parts}}.":
    "Weggelassen, weil es hier keinen Platz dafür gibt: {{parts}}.",
  "At most {{max}} recipes can be chosen at once":
    "Höchstens {{max}} Rezepte können auf einmal gewählt werden",
  'The preparation time "{{text}}" was not understood and is left out.':
    "Die Zubereitungszeit „{{text}}“ wurde nicht verstanden und ist weggelassen.",
  'The cooking time "{{text}}" was not understood and is left out.':
    "Die Kochzeit „{{text}}“ wurde nicht verstanden und ist weggelassen.",
  'The total time "{{text}}" was not understood and is left out.':
    "Die Gesamtzeit „{{text}}“ wurde nicht verstanden und ist weggelassen.",
  "Choose a category first.": "Wähle zuerst eine Kategorie.",
  "Choose a category first for: {{names}}.": "Wähle zuerst eine Kategorie für: {{names}}.",
  "Choose a category first for: {{names}} and {{count}} more.":
    "Wähle zuerst eine Kategorie für: {{names}} und {{count}} weitere.",
  "This import cannot be changed now.": "Dieser Import kann jetzt nicht geändert werden.",
  "This does not look like an ingredient.": "Das sieht nicht wie eine Zutat aus.",
  "This looks like a sentence.": "Das sieht wie ein Satz aus.",
  "This name is unusually long.": "Dieser Name ist ungewöhnlich lang.",
  "The name contains signs or amounts.": "Der Name enthält Zeichen oder Mengen.",
  "This is an unusual amount.": "Das ist eine ungewöhnliche Menge.",
  "Step {{number}} is unusually long.": "Schritt {{number}} ist ungewöhnlich lang.",
  "Step {{number}} does not look like a part of the recipe.":
    "Schritt {{number}} sieht nicht wie ein Teil des Rezepts aus.",
  '"{{line}}" was not understood and is in the notes.':
    "„{{line}}“ wurde nicht verstanden und steht in den Notizen.",
  '"{{line}}" is a second line for {{ingredient}} and is in the notes.':
    "„{{line}}“ ist eine zweite Zeile für {{ingredient}} und steht in den Notizen.",
  "This archive is too large when it is unpacked.": "Dieses Archiv ist ausgepackt zu groß.",
  "This archive contains too many files.": "Dieses Archiv enthält zu viele Dateien.",
  "This archive is protected with a password. Export it without one.":
    "Dieses Archiv ist mit einem Passwort geschützt. Exportiere es ohne Passwort.",
  "This archive is damaged.": "Dieses Archiv ist beschädigt.",
  "This archive refers to files outside of it.":
    "Dieses Archiv verweist auf Dateien außerhalb des Archivs.",
  "A file of this archive is not valid JSON.": "Eine Datei dieses Archivs ist kein gültiges JSON.",
  "This file is damaged.": "Diese Datei ist beschädigt.",
  "This file does not contain a recipe of Paprika.": "Diese Datei enthält kein Rezept von Paprika.",
  "This table cannot be read.": "Diese Tabelle lässt sich nicht lesen.",
  "This is an archive of another program.": "Dieses Archiv stammt von einem anderen Programm.",
  "This archive was written by a newer version of this program.":
    "Dieses Archiv stammt von einer neueren Version dieses Programms.",
  "A photo is too large.": "Ein Foto ist zu groß.",
  "A photo is missing in the archive.": "Ein Foto fehlt im Archiv.",
  "A former version could not be read.": "Eine frühere Version konnte nicht gelesen werden.",

  "Recipe not found.": "Dieses Rezept gibt es nicht.",
  "Deleted recipe not found.": "Dieses gelöschte Rezept gibt es nicht mehr.",
  "User not found.": "Dieses Konto gibt es nicht.",
  "Review not found.": "Diese Bewertung gibt es nicht.",
  "Diary entry not found.": "Diesen Eintrag gibt es nicht.",
  "Version not found.": "Diese Version gibt es nicht.",
  "Suggestion not found.": "Diesen Vorschlag gibt es nicht.",
  "Node not found.": "Das gibt es nicht.",
  "Only photos of reviews and of diary entries can be hidden.":
    "Nur Fotos von Bewertungen und Tagebucheinträgen lassen sich ausblenden.",
  "At most {{most}} photos are possible.": "Höchstens {{most}} Fotos sind möglich.",
  "Each photo can be added once.": "Jedes Foto lässt sich nur einmal hinzufügen.",
  "The day must be a date such as 2026-11-21.": "Der Tag muss ein Datum wie 2026-11-21 sein.",
  "The day is too long ago.": "Der Tag liegt zu lange zurück.",
  "The day must not be in the future.": "Der Tag darf nicht in der Zukunft liegen.",
  "Request not found.": "Diese Anfrage gibt es nicht.",
  "Session not found.": "Diese Anmeldung gibt es nicht.",
  "Role not found.": "Diese Rolle gibt es nicht.",
  "Tag not found.": "Dieses Schlagwort gibt es nicht.",
  "Category not found.": "Diese Kategorie gibt es nicht.",
  "Difficulty level not found.": "Diesen Schwierigkeitsgrad gibt es nicht.",
  "Ingredient not found.": "Diese Zutat gibt es nicht.",
  "Equipment not found.": "Dieses Gerät gibt es nicht.",
  "Photo not found.": "Dieses Foto gibt es nicht.",
  "Invalid recipe Id": "Ungültige Rezept-ID",

  "This {{thing}} was changed elsewhere in the meantime. Please check the current version.":
    "Inzwischen wurde anderswo etwas geändert ({{thing}}). Bitte sieh dir die aktuelle Fassung an.",
  "{{thing}} must be at most {{max}} characters long": "{{thing}}: höchstens {{max}} Zeichen",
  "{{thing}} must be at least {{min}} characters long": "{{thing}}: mindestens {{min}} Zeichen",
  "{{thing}} must be at most {{max}} bytes long": "{{thing}}: höchstens {{max}} Byte",
  "{{thing}} must be between {{min}} and {{max}} minutes":
    "{{thing}}: zwischen {{min}} und {{max}} Minuten",
  "{{thing}} must be a language tag, such as en or de-AT":
    "{{thing}}: eine Sprachkennung wie de oder de-AT",
  "At least {{min}} characters": "Mindestens {{min}} Zeichen",
  "At most {{max}} items can be checked off.": "Höchstens {{max}} Einträge können abgehakt werden.",
  "The step must be at least 0.": "Der Schritt muss mindestens 0 sein.",
  "The version must be at least 1.": "Die Version muss mindestens 1 sein.",
  "Servings must be between {{min}} and {{max}}": "Portionen: zwischen {{min}} und {{max}}",
  "{{thing}} must not contain hidden characters":
    "{{thing}}: darf keine unsichtbaren Zeichen enthalten",
  "{{thing}} must contain a visible character": "{{thing}}: mindestens ein sichtbares Zeichen",
  "A recipe has at most {{max}} ingredients": "Ein Rezept hat höchstens {{max}} Zutaten",
  "A recipe has at most {{max}} lines": "Ein Rezept hat höchstens {{max}} Zeilen",
  "A line has an ingredient or a heading, not both.":
    "Eine Zeile hat eine Zutat oder eine Überschrift, nicht beides.",
  "Send lines or ingredients, not both.": "Sende „lines“ oder „ingredients“, nicht beides.",
  "A recipe has at most {{max}} tags": "Ein Rezept hat höchstens {{max}} Schlagwörter",
  "A recipe has at most {{max}} pieces of equipment":
    "Ein Rezept hat höchstens {{max}} Küchengeräte",
  "A recipe has at most {{max}} photos": "Ein Rezept hat höchstens {{max}} Fotos",
  "A recipe has at most {{max}} steps": "Ein Rezept hat höchstens {{max}} Schritte",
  "A step has at most {{max}} photos": "Ein Schritt hat höchstens {{max}} Fotos",
  "Minutes must be between {{min}} and {{max}}": "Minuten: zwischen {{min}} und {{max}}",
  "Steps must be those of the instructions, in order.":
    "Die Schritte müssen die der Zubereitung sein, in derselben Reihenfolge.",
  "A photo can be shown in one place only.": "Ein Foto kann nur an einer Stelle gezeigt werden.",
  "A filter takes at most {{max}} values": "Ein Filter hat höchstens {{max}} Werte",

  "This password is too common. Please choose another one.":
    "Dieses Passwort ist zu häufig. Bitte wähle ein anderes.",
  "Username is required": "Bitte gib einen Benutzernamen ein",
  "Password is required": "Bitte gib ein Passwort ein",
  "Current password is required": "Bitte gib dein jetziges Passwort ein",
  "New password is required": "Bitte gib ein neues Passwort ein",
  "Challenge is required": "Die Anmeldung ist unvollständig. Bitte melde dich noch einmal an.",
  "Email is required": "Bitte gib eine E-Mail-Adresse ein",
  "Invalid email address": "Ungültige E-Mail-Adresse",
  "Role is required": "Bitte wähle eine Rolle",
  "Recipe name is required.": "Das Rezept braucht einen Namen.",
  "Category is required.": "Bitte wähle eine Kategorie.",
  "Difficulty level is required.": "Bitte wähle einen Schwierigkeitsgrad.",
  "Instructions are required.": "Bitte beschreibe die Zubereitung.",
  "Note text is required.": "Die Notiz braucht einen Text.",
  "A message is required.": "Bitte schreib eine Nachricht.",
  "Score is required.": "Bitte vergib Sterne.",
  "Score must be at least {{min}}.": "Bitte vergib mindestens {{min}} Stern.",
  "Score must be at most {{max}}.": "Bitte vergib höchstens {{max}} Sterne.",
  "Review is required.": "Die Bewertung braucht einen Text.",
  "Tag name is required.": "Das Schlagwort braucht einen Namen.",
  "Category name is required.": "Die Kategorie braucht einen Namen.",
  "Difficulty level name is required": "Der Schwierigkeitsgrad braucht einen Namen",
  "Ingredient name is required.": "Die Zutat braucht einen Namen.",
  "Equipment name is required.": "Das Gerät braucht einen Namen.",

  "Username already taken.": "Dieser Benutzername ist vergeben.",
  "This name looks like another user's. Please choose another one.":
    "Dieser Name sieht aus wie der eines anderen Mitglieds. Bitte wähle einen anderen.",
  "Email already in use.": "Diese E-Mail-Adresse wird schon verwendet.",
  "Your password was generated. Please choose one of your own first.":
    "Dein Passwort wurde automatisch erzeugt. Bitte wähle zuerst ein eigenes.",
  "Please choose another password than the generated one.":
    "Bitte wähle ein anderes Passwort als das automatisch erzeugte.",
  "Your role requires two-factor login. Please set it up first.":
    "Deine Rolle verlangt die Zwei-Faktor-Anmeldung. Bitte richte sie zuerst ein.",
  "Please confirm the login with your second factor.":
    "Bitte bestätige die Anmeldung mit deinem zweiten Faktor.",
  "This login has expired. Please log in again.":
    "Diese Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.",
  "This code is wrong, or was used before.":
    "Dieser Code ist falsch oder wurde schon einmal benutzt.",
  "This code is wrong. Please check the clock of the device.":
    "Dieser Code ist falsch. Bitte prüfe, ob die Uhr des Geräts richtig geht.",
  "The passkey's response is malformed.": "Die Antwort des Passkeys ist fehlerhaft.",
  "This passkey was not accepted. Please try again.":
    "Dieser Passkey wurde nicht akzeptiert. Bitte versuch es noch einmal.",
  "This passkey was not accepted. Please try again, or enter a code.":
    "Dieser Passkey wurde nicht akzeptiert. Bitte versuch es noch einmal oder gib einen Code ein.",
  "This passkey was not accepted. Please log in with your password.":
    "Dieser Passkey wurde nicht akzeptiert. Bitte melde dich mit dem Passwort an.",
  "This passkey has been added already.": "Dieser Passkey wurde bereits hinzugefügt.",
  "There are too many passkeys.": "Es sind zu viele Passkeys.",
  "Passkey not found.": "Diesen Passkey gibt es nicht.",
  "Name is required": "Bitte gib einen Namen ein",
  "Code is required": "Bitte gib den Code ein",
  "There is an authenticator app already.": "Es gibt schon eine Authenticator-App.",
  "There is no authenticator app to confirm.": "Es gibt keine Authenticator-App zu bestätigen.",
  "Two-factor login is off.": "Die Zwei-Faktor-Anmeldung ist ausgeschaltet.",
  "Wrong password.": "Das Passwort stimmt nicht.",
  "Current password is incorrect.": "Das bisherige Passwort stimmt nicht.",
  "Tag already exists.": "Dieses Schlagwort gibt es schon.",
  "Category already exists.": "Diese Kategorie gibt es schon.",
  "Difficulty level already exists.": "Diesen Schwierigkeitsgrad gibt es schon.",
  "Ingredient already exists.": "Diese Zutat gibt es schon.",
  "Equipment already exists.": "Dieses Gerät gibt es schon.",
  "Cannot delete user: its data is in use.":
    "Dieses Konto kann nicht gelöscht werden: Seine Daten werden noch gebraucht.",
  "Cannot delete {{thing}}: it is used by one or more recipes.":
    "{{thing}} wird in mindestens einem Rezept verwendet und kann nicht gelöscht werden.",
  "There must be at least one admin. Make another user an admin first.":
    "Es muss mindestens einen Admin geben. Mach zuerst jemand anderen zum Admin.",
  "You have already reviewed this recipe.": "Du hast dieses Rezept schon bewertet.",
  "You have already asked to contribute.": "Du hast schon angefragt.",
  "This request has already been answered.": "Diese Anfrage wurde bereits beantwortet.",
  "This category does not exist.": "Diese Kategorie gibt es nicht.",
  "This difficulty level does not exist.": "Diesen Schwierigkeitsgrad gibt es nicht.",
  "One of the tags does not exist.": "Eines der Schlagwörter gibt es nicht.",
  "One of the ingredients does not exist.": "Eine der Zutaten gibt es nicht.",
  "One of the pieces of equipment does not exist.": "Eines der Geräte gibt es nicht.",
  "This recipe cannot be restored because {{thing}} has been deleted.":
    "Dieses Rezept kann nicht wiederhergestellt werden: {{thing}} wurde gelöscht.",
  "its category": "Seine Kategorie",
  "its difficulty level": "Sein Schwierigkeitsgrad",
  "one of its ingredients": "Eine seiner Zutaten",
  "one of its pieces of equipment": "Eines seiner Geräte",
  "one of its tags": "Eines seiner Schlagwörter",

  "This photo no longer exists.": "Dieses Foto gibt es nicht mehr.",
  "The current version cannot be removed. Edit the recipe first.":
    "Die aktuelle Version kann nicht entfernt werden. Bearbeite zuerst das Rezept.",
  "The content of this version has been removed.": "Der Inhalt dieser Version wurde entfernt.",
  "Please say why in one sentence.": "Bitte sag in einem Satz, warum.",
  "Your suggestion changes nothing. Please change the recipe first.":
    "Dein Vorschlag ändert nichts. Bitte ändere zuerst das Rezept.",
  "You have {{max}} suggestions for this recipe that wait for an answer. Please withdraw one first.":
    "Du hast {{max}} Vorschläge für dieses Rezept, die auf Antwort warten. Bitte zieh zuerst einen zurück.",
  "This suggestion has been answered or withdrawn already.":
    "Dieser Vorschlag ist schon beantwortet oder zurückgezogen.",
  "Some of these changes no longer fit the recipe. Please choose from the others.":
    "Einige dieser Änderungen passen nicht mehr zum Rezept. Bitte wähle aus den anderen.",
  "Choose at least one change.": "Wähle mindestens eine Änderung.",
  "The suggestion has no such change.": "Der Vorschlag hat keine solche Änderung.",
  "You have reached today's limit for suggestions. Please try again later.":
    "Du hast heute schon sehr viele Vorschläge gesendet. Bitte versuch es später noch einmal.",
  "The original recipe no longer exists.": "Das ursprüngliche Rezept gibt es nicht mehr.",
  "A file may be at most {{max}} MB.": "Eine Datei darf höchstens {{max}} MB groß sein.",
  "A photo may be at most {{max}} MB.": "Ein Foto darf höchstens {{max}} MB groß sein.",
  "A photo may have at most 50 megapixels.": "Ein Foto darf höchstens 50 Megapixel haben.",
  "This file is not a supported image. Please use JPEG, PNG, WebP or AVIF.":
    "Diese Datei ist kein unterstütztes Bild. Bitte nimm JPEG, PNG, WebP oder AVIF.",
  "HEIC photos are not supported. Export the photo as JPEG and try again.":
    "HEIC-Fotos werden nicht unterstützt. Speichere das Foto als JPEG und versuch es noch einmal.",
  "The crop must lie within the picture.": "Der Ausschnitt muss im Bild liegen.",

  // The nouns that the messages above contain as values.
  Username: "Benutzername",
  Email: "E-Mail",
  Password: "Passwort",
  Reason: "Grund",
  "The reason": "Grund",
  Reply: "Antwort",
  "The change": "Änderung",
  "The detail": "Einzelheit",
  Caption: "Bildunterschrift",
  Name: "Name",
  About: "Vorstellung",
  Alias: "Weiterer Name",
  Word: "Wort",
  "The address": "Adresse",
  "The text": "Text",
  Message: "Nachricht",
  "Recipe name": "Name des Rezepts",
  Description: "Beschreibung",
  Source: "Quelle",
  "Ingredients notes": "Hinweise zu den Zutaten",
  Instructions: "Zubereitung",
  "The unit of servings": "Einheit der Portionen",
  Language: "Sprache",
  Quantity: "Menge",
  Unit: "Einheit",
  Preparation: "Vorbereitung",
  Section: "Abschnitt",
  Heading: "Überschrift",
  "Preparation time": "Vorbereitungszeit",
  "Cooking time": "Kochzeit",
  "Total time": "Gesamtzeit",
  Review: "Bewertung",
  "Note text": "Notiz",
  "Search text": "Suchtext",
  "Tag name": "Name des Schlagworts",
  "Category name": "Name der Kategorie",
  "Difficulty level name": "Name des Schwierigkeitsgrads",
  "Ingredient name": "Name der Zutat",
  "Equipment name": "Name des Geräts",
  recipe: "Rezept",
  review: "Bewertung",
  "diary entry": "Tagebucheintrag",
  note: "Notiz",
  page: "Seite",
  "The line": "Die Zeile",
  user: "Konto",
  tag: "Schlagwort",
  category: "Kategorie",
  "difficulty level": "Schwierigkeitsgrad",
  ingredient: "Zutat",
  equipment: "Gerät",
};
