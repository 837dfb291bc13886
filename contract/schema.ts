// Generated from openapi.json by npm run gen.
export interface paths {
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description OpenAPI 3.1, made from the same schemas that check requests.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the service well
         * @description Has an allowance of its own: 60 requests a minute from one address.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description The new account has the role user. The answer is the same whether or not the e-mail is known. 403 where SIGNUP is invite or closed.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Answers with an access token for some minutes and a refresh token. Guessing is slowed for each account and address.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first admin
         * @description With the token of the link that the service prints when it starts without an admin.
         */
        post: operations["setUpInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/setup/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does this set-up link still work
         * @description For the page behind the link, before anybody types into it. Uses nothing up.
         */
        post: operations["checkSetupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in by invitation
         * @description The token stands in the link that was mailed and works once. The account is made with the role it was invited to.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description The answer is the same whether or not the e-mail is known.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Everybody signed in with the old one is signed out.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an e-mail address
         * @description The token stands in the link that was mailed and works once.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link that proves your e-mail again
         * @description To the address of your account; the link sent before stops working.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session that the access token, or the refresh token given, belongs to, and every token of it at once. With cookie, that of the cookie too, which is cleared.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I
         * @description Your account and profile, with the role you hold now.
         */
        get: operations["getAuthMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my name or password
         * @description A new password needs current_password beside it; every session ends then, this one too: sign in again.
         */
        patch: operations["updateAuthMe"];
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description Each refresh token works once; a repeat within ten seconds gets the same successor. A later repeat ends the session. The token is in refresh_token or, with cookie, in the cookie of an earlier answer, which is cleared when it is refused.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where I am signed in
         * @description Newest first, at most 200.
         */
        get: operations["listAuthSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description This session ends too. API tokens stay; they are revoked one by one.
         */
        delete: operations["deleteAuthSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out there
         * @description The session and its tokens end at once.
         */
        delete: operations["deleteAuthSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My API tokens
         * @description Newest first, with their last use. Those that have run out stay listed until they are deleted.
         */
        get: operations["listAuthTokens"];
        put?: never;
        /**
         * Make an API token for a program
         * @description token is in this answer and nowhere else. It acts as you, with whichever role you have at the time, until it is revoked or runs out or your account is disabled; with read_only it is refused everything but GET. At most 20 each. An API token cannot make another.
         */
        post: operations["createAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description It stops working at once.
         */
        delete: operations["deleteAuthToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to sign in here
         * @description Identity providers that are configured, and whether one can sign up.
         */
        get: operations["getAuthProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in at a provider
         * @description Redirects there. redirect_to is a path of this site to come back to.
         */
        get: operations["getAuthAuthorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from a provider
         * @description Redirects to redirect_to with #code=…, which POST /auth/exchange turns into tokens, or to /sign-in with #error=… and #message=…. With Accept: application/json the tokens come at once.
         */
        get: operations["getAuthCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the code of a finished sign-in into tokens
         * @description Once, within a minute.
         */
        post: operations["exchangeSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Newest first. search looks at names, e-mail and role. For admins.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names of everybody a lead can be assigned to
         * @description For managers and admins.
         */
        get: operations["listPeopleNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person
         * @description Account, role and whether it is disabled. For admins; the read is written to the audit log.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change somebody’s role or name, or disable them
         * @description Takes effect at once, also for tokens already issued. The last admin can be neither demoted nor disabled (409).
         */
        patch: operations["updatePerson"];
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations not yet accepted
         * @description Newest first. For admins.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody
         * @description They get a link by mail that works once. A second invitation replaces the first.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Its link stops working at once. For admins.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail that has not left
         * @description Without SMTP_URL all mail is kept here for 30 days, for an admin to pass on; with it, what still waits or was refused. Newest first.
         */
        get: operations["listMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads
         * @description Those assigned to you; all of them for managers and admins. Newest first unless sort says otherwise. A deep page costs more the deeper it lies; a cursor costs the same everywhere.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Create a lead
         * @description It is assigned to you. meta.duplicates names leads with the same phone or e-mail that you can read.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lead
         * @description For whoever may read it: the person it is assigned to, managers and admins. Anybody else gets the same 404 as for a lead that does not exist.
         */
        get: operations["getLead"];
        /**
         * Change a lead
         * @description Only the fields given. With If-Match or If-Unmodified-Since, 412 when it changed since. Changing assigned_to needs manager.
         */
        put: operations["updateLead"];
        post?: never;
        /**
         * Delete a lead
         * @description Its interactions go with it. Answers with the lead as it was. With If-Match or If-Unmodified-Since, 412 when it changed since; 409 while it is under a legal hold.
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether you take leads now
         * @description Somebody away is skipped by assignment rules.
         */
        get: operations["getAvailability"];
        /**
         * Say whether you take leads now
         * @description With until, you are back by yourself then.
         */
        put: operations["updateAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can be given leads
         * @description Every telecaller, with what they have in hand. For managers.
         */
        get: operations["listPeopleAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether somebody takes leads now
         * @description For a manager, on behalf of somebody who is ill or back.
         */
        put: operations["updatePersonAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign leads by rule
         * @description The leads given, or the oldest that nobody has; at most 1,000. By the rules of the setting assignment. Counts against the limit for bulk operations.
         */
        post: operations["runAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/try-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try rules out
         * @description Who would be given the last hundred leads if they arrived now, one after the other. Nothing is changed.
         */
        post: operations["tryOutAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened with a lead
         * @description Changes of status, hands it went through, how follow-ups ended, merges, and that it may be called again; newest first, for whoever can read the lead.
         */
        get: operations["listLeadHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, change, assign or delete many leads
         * @description Up to 10,000 rows in one transaction, over leads you can read; assigning and deleting need manager. create takes lead fields, update {id, fields}, assign {id, assigned_to}, delete {id}. With per_row, rows that cannot be done are reported and the others done. Counts against the limit for bulk operations.
         */
        post: operations["changeLeadsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads with the same phone or e-mail
         * @description Those you can read, newest first, at most 100; meta.hidden counts those you cannot. For whoever can read the lead.
         */
        get: operations["listLeadDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a duplicate into a lead
         * @description The lead in the address stays; the one in the body goes, and its interactions, history and follow-up move over. take names the fields that come from the one that goes. For whoever may change both; can be undone for 30 days.
         */
        post: operations["mergeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was merged into a lead
         * @description Newest first; for whoever can read the lead.
         */
        get: operations["listLeadMerges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/merges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo a merge
         * @description Within 30 days, the latest of a lead first. The other lead comes back under its own id with what was its own; fields of the survivor that nobody changed since go back too. Answers with the lead that came back. For whoever may change the survivor; where the other lead was not theirs, for managers.
         */
        delete: operations["deleteLeadsMerge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export leads
         * @description As CSV, newest first, however many: those you can read, by the same filters as the list. Formulas are defused. Counts against the limit for bulk operations.
         */
        get: operations["getLeadsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/interactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export interactions
         * @description As CSV: of the leads that the same filters find in the list. Formulas are defused. Counts against the limit for bulk operations.
         */
        get: operations["getLeadsInteractionsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your imports
         * @description Newest first. An import is kept for 90 days, its file for 30.
         */
        get: operations["listLeadsImports"];
        put?: never;
        /**
         * Upload a CSV file of leads
         * @description UTF-8, UTF-16 or Windows-1252; separated by comma, semicolon, tab or |; up to 100 MB and 1,000,000 rows. Nothing is imported yet: the answer says how the columns would be read and shows the first rows.
         */
        post: operations["createLeadsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an import stands
         * @description Its state, how many rows are done and what became of them.
         */
        get: operations["getLeadsImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which column is which
         * @description Replaces the guessed mapping; possible until the import runs.
         */
        put: operations["updateLeadsImportMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/imports/{id}/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an import out
         * @description Reads every row, imports none; the import is checked when it is done, and its problems can be downloaded.
         */
        post: operations["dryRunLeadsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an import
         * @description Goes on by itself, whatever is restarted meanwhile, and imports no row twice. One that failed goes on where it stopped.
         */
        post: operations["runLeadsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Deletes what it created unless somebody has worked with it since, and puts back what it changed where nobody has changed it since. What is kept is listed among the problems.
         */
        post: operations["undoLeadsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/imports/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows with problems
         * @description As CSV, each with its row of the file: of the dry run, of the run, or of the undo, whichever came last.
         */
        get: operations["getLeadsImportProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is due
         * @description With the leads you can read, soonest first.
         */
        get: operations["listFollowUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See when to speak with a lead next
         * @description For whoever can read the lead. 404 NOT_FOUND where nothing is planned.
         */
        get: operations["getLeadFollowUp"];
        /**
         * Say when to speak with a lead next
         * @description For whoever can read the lead. Refused where somebody must not be called.
         */
        put: operations["updateLeadFollowUp"];
        post?: never;
        /**
         * Drop what was due
         * @description The follow-up ends as dropped, which compliance counts when it was due already.
         */
        delete: operations["deleteLeadFollowUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back that a lead must not be called
         * @description For admins, with the reason, which stands in the lead’s history; it is written to the audit log. It holds for every lead with the same number. Nothing is planned by it: plan a follow-up to have the lead called. 409 where nobody asked not to be called.
         */
        put: operations["updateLeadConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow-ups/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how you are reminded
         * @description Live in any case; by mail once a day while something is overdue, at a verified address.
         */
        get: operations["getFollowUpsPreferences"];
        /**
         * Say how you are reminded
         * @description Whether overdue follow-ups are mailed to you, in one letter a day.
         */
        put: operations["updateFollowUpsPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow-ups/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count which follow-ups were kept
         * @description Of those that came due in the period: what was moved or dropped beforehand is left out. Your own; managers can ask about anybody.
         */
        get: operations["getFollowUpsCompliance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was said with a lead
         * @description Newest first, for whoever can read the lead.
         */
        get: operations["listLeadInteractions"];
        put?: never;
        /**
         * Record a call, e-mail, meeting or note
         * @description Only for the person the lead is assigned to. A call carries its outcome; the lead’s status, attempts, consent, next attempt and follow-up move with it by the rules of the setting call-outcomes, all or nothing, and meta.moved says what did.
         */
        post: operations["createLeadInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queue/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the next lead to call
         * @description The best of your own leads and of those that belong to nobody yet: call-backs that are due, then leads never called (by source, then oldest first), then those not reached before. It is yours until the claim expires; one that belonged to nobody becomes yours, and goes back if no call is logged. Never somebody who must not be called, never outside the calling hours where the number rings. With nothing to call, data is null and meta says why and when to ask again.
         */
        post: operations["claimNextLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what is coming
         * @description Of your own leads: first what may be called now, in the order in which it is given out, then what waits for its calling hours, then what is planned for later, soonest first. No further than the first 1000.
         */
        get: operations["listQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queue/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Extend a claim
         * @description From now on for as long as a new one would hold. 404 NOT_FOUND once it has ended.
         */
        put: operations["updateQueueClaim"];
        post?: never;
        /**
         * Give a claimed lead back
         * @description It is in the queue again at once, and belongs to nobody again if it did before. Managers can release what others hold. 404 NOT_FOUND once it has ended.
         */
        delete: operations["deleteQueueClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what to say in calls
         * @description For a source, for a stage (the lead’s status), for both or for everybody; a call shows the one that fits best, in that order: both, source, stage, everybody.
         */
        get: operations["listScripts"];
        put?: never;
        /**
         * Write what to say in calls
         * @description One for each source and stage: 409 CONFLICT where there is one already. For admins.
         */
        post: operations["createScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scripts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what to say
         * @description One script, with the source and status it is for.
         */
        get: operations["getScript"];
        /**
         * Write it anew
         * @description With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.
         */
        put: operations["updateScript"];
        post?: never;
        /**
         * Delete a script
         * @description Answers with it as it was. For admins.
         */
        delete: operations["deleteScript"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of leads
         * @description Over leads created in the period that you can read, from recorded history. Every rate stands beside its numerator and denominator, and is null where there is nothing to divide by. Time to first attempt: from creation to the first call. Time to first contact: to the first call in which somebody was reached, by the rules of the setting call-outcomes, or the move to contacted, whichever came first; so it is measured on more leads than totals.contacted counts where somebody was reached whose lead never became contacted, as one that was lost in the first call. Time to conversion: to the first move to converted.
         */
        get: operations["getAnalyticsLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/leads/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leads behind a number
         * @description With the same filters as /analytics/leads; newest first, by cursor. As many as the number says; of a wait, the leads it was measured on.
         */
        get: operations["listAnalyticsLeadsRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/telecallers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How telecallers are doing
         * @description Each person who makes calls, or did in the period; a telecaller sees their own row. Best rank first.
         */
        get: operations["listAnalyticsTelecallers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/telecallers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one telecaller is doing
         * @description A telecaller can ask for themselves, a manager for anybody.
         */
        get: operations["getAnalyticsTelecaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/telecallers/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a telecaller’s number counts
         * @description Calls, follow-ups or moves of leads in the period, newest first, each with its lead; only leads you can read. Of unique_leads_called each lead once, with their last outcome and all seconds of their calls; of leads_assigned those that are theirs now.
         */
        get: operations["listAnalyticsTelecallerRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active assessments
         * @description Newest first. Where the definitions of a page would be more than 4 MB together, the largest come without description, questions and scoring_rules; meta.left_out names them, and each can be read alone.
         */
        get: operations["listAssessments"];
        put?: never;
        /**
         * Create an assessment
         * @description questions and scoring_rules are kept as given, whatever JSON they are, up to 1 MB together.
         */
        post: operations["createAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the engine can administer
         * @description The JSON Schema of a definition. One that does not meet it is stored and listed all the same; starting it says what is missing.
         */
        get: operations["getAssessmentsSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an assessment
         * @description One that was taken out of use is shown to its author, managers and admins. Keys are shown to the same.
         */
        get: operations["getAssessment"];
        /**
         * Change an assessment
         * @description Only the fields given; by its author or an admin. Whoever starts from now on takes the new version, attempts under way keep theirs. With If-Match or If-Unmodified-Since, 412 when it changed since.
         */
        put: operations["updateAssessment"];
        post?: never;
        /**
         * Take an assessment out of use
         * @description It is no longer listed and cannot be started; attempts under way can be finished, results stay. Setting is_active puts it back. By its author or an admin.
         */
        delete: operations["deleteAssessment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/intake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questionnaire before an assessment
         * @description What `intake` may answer when an attempt is started. No question has to be answered.
         */
        get: operations["listAssessmentIntake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or resume
         * @description intake is the questionnaire before the assessment (scoring_rules.intake); it chooses the form and what suits the person, never how answers are scored. An attempt in progress is resumed: meta.resumed says so. 402 PAYMENT_REQUIRED where it has a price (see /products) that you have not paid.
         */
        post: operations["startAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your recorded answers
         * @description As they stand, in the order first answered. Nobody else can read them.
         */
        get: operations["getAssessmentResponses"];
        put?: never;
        /**
         * Answer
         * @description Stored before the next question is shown. Repeating an answer is harmless; changing one is allowed until submit and leaves a trace.
         */
        post: operations["recordAssessmentResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause: time stands still
         * @description Where the attempt has a time limit, the pause is not counted.
         */
        put: operations["updateAssessmentPause"];
        post?: never;
        /**
         * Go on after a pause
         * @description The time that is left goes on where it stopped.
         */
        delete: operations["deleteAssessmentPause"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for more time, where there is a limit
         * @description At most 10 times; 409 where there is no limit.
         */
        post: operations["createAssessmentExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give the attempt up
         * @description It ends as abandoned and is not scored. A new one can be started.
         */
        delete: operations["deleteAssessmentAttempt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit
         * @description Ends the attempt and answers with its results. With answers it also serves clients that send everything at once; those need not have been asked one by one, and count as far as the attempt asks them; of a fixed form, all count once all are there. Submitting again gives the same results.
         */
        post: operations["submitAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results
         * @description Your own; with user_id or the attempt_id of somebody else, theirs, for managers and admins, and noted in the audit log. The newest computation of the latest attempt unless attempt_id says otherwise.
         */
        get: operations["getAssessmentResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your attempts at an assessment
         * @description Newest first, with state and times.
         */
        get: operations["listAssessmentAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How scores moved from attempt to attempt
         * @description Every scored attempt, oldest first, with the latest computation of each. A change is marked only when it is larger than the uncertainty of both scores explains (reliable change, 95%). With user_id somebody else’s, for managers and admins, noted in the audit log.
         */
        get: operations["listAssessmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom you asked, and how many have answered
         * @description Never what anybody answered: that is shown only as an aggregate in the results.
         */
        get: operations["getAssessmentPeers"];
        put?: never;
        /**
         * Ask people who work with you for feedback
         * @description Each gets an e-mail with a link that works once and for 30 days; no account is needed. An address asked before is not written to again. It is about your latest attempt unless attempt_id says otherwise.
         */
        post: operations["inviteAssessmentPeers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/peers/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link stops working. Feedback that was given before stays: it is nobody’s in particular.
         */
        delete: operations["deleteAssessmentPeer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/peers/{invitation_id}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind somebody you asked
         * @description At most once a day. Whoever has answered is not written to, and the answer here is the same.
         */
        post: operations["remindAssessmentPeer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peer-feedback/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a peer is asked
         * @description Reached by the one-time link in the letter, without an account.
         */
        get: operations["getPeerFeedback"];
        put?: never;
        /**
         * Give feedback
         * @description Once. It is shown only together with that of at least two others.
         */
        post: operations["createPeerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/peer-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom people have asked for feedback
         * @description For managers and admins, newest first: so that addresses without an account here can be confirmed as colleagues’. Who has answered is not told.
         */
        get: operations["listAssessmentPeerConfirmations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/peer-confirmations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm that somebody asked for feedback is a colleague
         * @description For managers and admins, and not about oneself. Doing it again changes nothing.
         */
        put: operations["updateAssessmentPeerConfirmation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/retake-permissions/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Allow somebody to take an assessment again before the pause is over
         * @description Once. For managers and admins, and not for oneself.
         */
        put: operations["updateAssessmentRetakePermission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what has a price
         * @description Newest first. Those no longer for sale are shown to admins alone.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Put a price on an assessment or its reports
         * @description From then on it is open to whoever has paid: a payment that names it opens it for the person with that e-mail address, who is invited where nobody has it, and a refund of all of it closes it again. 409 CONFLICT where the provider’s reference is taken. For admins.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a price
         * @description One that is no longer for sale is there for admins alone.
         */
        get: operations["getProduct"];
        /**
         * Change a price, or take it away
         * @description What was paid for stays open, whatever it costs now. With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who paid for it
         * @description Newest first, those paid back included. Reading it is noted in the audit log. For admins.
         */
        get: operations["listProductPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody achieved
         * @description Your own; anybody’s for managers and admins, noted in the audit log. Newest period first. Months are counted in UTC.
         */
        get: operations["listPersonOutcomes"];
        put?: never;
        /**
         * Record what somebody achieved
         * @description One or many. The same metric and period again replaces what was there. What the service counts from calls, leads and follow-ups by itself (connection_rate, conversion_rate, follow_up_compliance) needs no recording.
         */
        post: operations["createPersonOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/validity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Do scores go together with what people achieve
         * @description Correlations of scores with every recorded outcome, over all periods, one result per person, with 95% intervals, and as they would be among people who vary as the norm group does. Practical exercises are set beside self-assessment. Nothing is claimed below 30 people.
         */
        get: operations["getAssessmentValidity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/recalibrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recalibrations, newest first
         * @description What was proposed from this installation's answers, and what became of it. For admins.
         */
        get: operations["listAssessmentRecalibrations"];
        put?: never;
        /**
         * Estimate the item parameters anew
         * @description From the latest scored attempt of everybody whose answers are not doubtful. It takes a while; the outcome is a proposal that changes nothing until it is approved. A dimension needs 200 people; an item with fewer than 100 answers keeps its parameters.
         */
        post: operations["recalibrateAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/recalibrations/{recalibration_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A recalibration with its whole report
         * @description Per dimension how it was linked to the scale in use; per item old and new parameters, drift, fit, and whether it works alike for groups of people of the same standing.
         */
        get: operations["getAssessmentRecalibration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/recalibrations/{recalibration_id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a proposed recalibration
         * @description Approved, it is used by every attempt that starts from then on. Attempts under way and results stay as they are; POST …/rescores works results out anew beside the old ones.
         */
        post: operations["decideRecalibration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/recalibration-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often the assessment is recalibrated by itself
         * @description Null where it is only done when somebody asks. For admins.
         */
        get: operations["getAssessmentRecalibrationSchedule"];
        /**
         * Set how often the assessment is recalibrated by itself
         * @description null: never. What comes out is a proposal all the same.
         */
        put: operations["updateAssessmentRecalibrationSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/rescores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work all results out anew
         * @description With the item parameters in force, or those of calibration_id, today’s norms and all peers. Each new result stands beside the old one; one that would be the same is not added.
         */
        post: operations["rescoreAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export answers for research
         * @description Scored attempts as CSV that R reads as it is: one line each, one column for each answer, NA where there is none. People are pseudonyms, made anew for each file; times are months. Peers’ answers are not in it. Counts against the limit for bulk operations.
         */
        get: operations["getAssessmentExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/export/codebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the columns of the export mean
         * @description As CSV: for each column its question, kind, dimension, whether it is reversed, its text and values.
         */
        get: operations["getAssessmentExportCodebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a report
         * @description 202 while it is made, with the address at which to look; 201 where the same report of the same results is there already. At most 30 a day. Managers and admins can ask for the report of somebody else’s attempt; it is that person’s all the same.
         */
        post: operations["createAssessmentReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description Your own, newest first, without their contents. Managers and admins can name somebody else; that is noted in the audit log.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as data
         * @description Everything that the page draws; while it is made, its state alone. Somebody else’s for managers and admins, noted in the audit log.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        /**
         * Delete a report
         * @description With its links. For whoever it is about, and admins. One that is being made is not finished.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as a file
         * @description PDF/UA-1. Of reports asked for with the format pdf, once they are ready.
         */
        get: operations["getReportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links to a report
         * @description Newest first, with how often each was used, never the link itself. For whoever the report is about.
         */
        get: operations["listReportLinks"];
        put?: never;
        /**
         * Share a report by a link
         * @description Whoever has the link reads the report without signing in, until it expires or is taken back. Token and address are shown this once. For whoever the report is about.
         */
        post: operations["createReportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}/links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a link back
         * @description It stops working at once.
         */
        delete: operations["deleteReportLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-reports/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shared report
         * @description Reached by a link, without an account. Holds no e-mail address, and is not kept by caches.
         */
        get: operations["getSharedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Those you belong to; managers and admins see all. Newest first.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Make a team
         * @description Of at most 50 people. For managers and admins.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A team and who belongs to it
         * @description For its members, managers and admins.
         */
        get: operations["getTeam"];
        /**
         * Rename a team, change who belongs to it
         * @description member_ids, where given, are its members from now on. For managers and admins.
         */
        put: operations["updateTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Its members stay as they are. For managers and admins.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/{id}/compatibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a team brings together
         * @description From members who have results and have agreed to be compared, once there are three; strengths by name, never scores. For its members, managers and admins.
         */
        get: operations["getTeamCompatibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comparison-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether you agreed to be compared with your teams
         * @description Your own; nobody else sees it.
         */
        get: operations["getComparisonConsent"];
        /**
         * Agree to be compared with your teams, or take it back
         * @description Those of your teams then see by name in which dimensions your strengths lie, never scores. Taking it back takes effect at once, whatever was shown before.
         */
        put: operations["updateComparisonConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cohort-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a group stands, without anybody in it
         * @description Anonymous figures of everybody, or of a field, or of a role, at an assessment. Newcomers are counted once five of a kind have joined. For managers and admins.
         */
        get: operations["getCohortReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what action plans can recommend
         * @description Exercises and reading of ours, an admin’s own, and articles of the content site; newest first. Those out of use are shown to admins alone.
         */
        get: operations["listResources"];
        put?: never;
        /**
         * Add a resource
         * @description Tags are kept in one spelling, and a tag that stands for a dimension brings that along: Public Speaking is public_speaking and communication_skills. For admins.
         */
        post: operations["createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a resource
         * @description One of the catalogue; one that is out of use is there for admins alone.
         */
        get: operations["getResource"];
        /**
         * Write a resource anew, or retire it
         * @description Also one of ours or of the content site: its tags and language are then yours, and retired stays retired whatever the site sends. With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.
         */
        put: operations["updateResource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/realtime/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a ticket for the change feed
         * @description For browsers, whose EventSource sends no Authorization header. Works once, within 30 seconds, in ?ticket=.
         */
        post: operations["createRealtimeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/realtime/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of leads as they happen
         * @description Server-sent events, each {type: INSERT|UPDATE|DELETE, schema, table, new?, old?, commit_timestamp}; its id is a cursor, and Last-Event-ID resumes after it with nothing lost. You get exactly the leads you may read: one that is given to you comes as INSERT, one that is given away as DELETE. The event reset says that the list must be read anew; the event notification is something that concerns you, as GET /notifications lists it. With an Authorization header or a ticket; the stream ends with the session or API token it was opened by.
         */
        get: operations["getRealtimeLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you were told lately
         * @description Your own, newest first, of the last thirty days: assessments you started and completed, reports that are ready, follow-ups that are due, and for admins endpoints that were paused. They also come live, as events named notification in the stream of GET /realtime/leads.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark notifications as read
         * @description Those named, or all up to a moment: the created_at of the newest one that was shown. Ids that are not yours change nothing. Answers how many are left unread.
         */
        put: operations["updateNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where events are posted to
         * @description Oldest first, at most 100 in all. For admins.
         */
        get: operations["listNotificationsEndpoints"];
        put?: never;
        /**
         * Have events posted somewhere
         * @description From now on each event is posted there, signed with the secret in this answer, in the Standard Webhooks convention. docs/events.md has every payload and a receiver. For admins.
         */
        post: operations["createNotificationsEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an endpoint
         * @description Whether it is on, whether it fails; never its secret. For admins.
         */
        get: operations["getNotificationsEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete an endpoint
         * @description Answers with it as it was. What was still to be sent there is not sent. For admins.
         */
        delete: operations["deleteNotificationsEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume an endpoint
         * @description What happens while it is paused is kept and goes out once it is on again. With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.
         */
        patch: operations["updateNotificationsEndpoint"];
        trace?: never;
    };
    "/api/notifications/endpoints/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an endpoint a new secret
         * @description The one before signs too for 24 hours, so that the receiver can change over. For admins.
         */
        post: operations["createNotificationsEndpointSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to an endpoint, and what came of it
         * @description Newest first, of the last thirty days, with the attempts. The total stops at 10000, and total_capped says so. For admins.
         */
        get: operations["listNotificationsEndpointDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/endpoints/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery and its attempts
         * @description Whether it has arrived, and when it is tried again. For admins.
         */
        get: operations["getNotificationsEndpointDeliverie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an endpoint a test
         * @description An event endpoint.test, sent once and at once, though the endpoint is paused. The address in Location says what came of it. For admins.
         */
        post: operations["testNotificationsEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/endpoints/{id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery once more
         * @description One that is parked or was delivered, under the same event id, at once and with all its attempts anew; 409 while it is waiting still. It neither waits for later events of its subject nor holds them up. For admins.
         */
        post: operations["replayNotificationsEndpointDeliverie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages of providers and the content site
         * @description Newest first. Those that failed say why and can be done again. For admins.
         */
        get: operations["listWebhooksDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message
         * @description With its body as it came. Reading it is noted in the audit log. For admins.
         */
        get: operations["getWebhooksDeliverie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work on a message again
         * @description What it did before does not happen twice. 409 CONFLICT where its body is no longer kept. For admins.
         */
        post: operations["replayWebhooksDeliverie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did and read what
         * @description Newest first. For admins. The total stops at 1000, and total_capped says so.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the audit log whole
         * @description Looks at the newest 10,000 entries and at whether the chain still holds what this instance has seen sealed. An entry that was altered, removed or slipped in later is named. POST walks over all of it.
         */
        get: operations["getAuditVerify"];
        put?: never;
        /**
         * Verify the whole audit log
         * @description Walks over all of it as a job. One at a time: while one is under way, it is the answer.
         */
        post: operations["verifyAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a verification stands
         * @description Its progress, and its verdict once it has ended.
         */
        get: operations["getAuditVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the installation stands
         * @description Database, jobs, mail, feed, disk, versions and backups, and what needs somebody’s eye. Disk and feed are those of the instance that answers. For admins.
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List legal holds
         * @description What must stay for now, newest first. For admins.
         */
        get: operations["listLegalHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/legal-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place a legal hold on a lead
         * @description The lead can be neither deleted nor erased, and retention passes it by, until the hold is lifted. Placing it again changes the reason. For admins; audited.
         */
        put: operations["updateLeadLegalHold"];
        post?: never;
        /**
         * Lift the legal hold on a lead
         * @description Answers with the hold that stood. For admins; audited.
         */
        delete: operations["deleteLeadLegalHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/legal-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place a legal hold on a person
         * @description The person can be neither deleted nor erased, and retention passes it by, until the hold is lifted. Placing it again changes the reason. For admins; audited.
         */
        put: operations["updatePersonLegalHold"];
        post?: never;
        /**
         * Lift the legal hold on a person
         * @description Answers with the hold that stood. For admins; audited.
         */
        delete: operations["deletePersonLegalHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retention/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What retention would remove now
         * @description By the setting retention as it stands, for each kind that has an age: how many and some of them. Nothing is removed. For admins.
         */
        get: operations["listRetentionPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything held about a person
         * @description One’s own, or as an admin anybody’s, without what only they may read. JSON with an index, made as a job, to be downloaded once within seven days. Counts as bulk; audited.
         */
        post: operations["createPersonExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything held about a lead
         * @description JSON with an index, made as a job, to be downloaded once within seven days. For managers and admins. Counts as bulk; audited.
         */
        post: operations["createLeadExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an export stands
         * @description For whoever asked for it.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description Once, by whoever asked for it; a download that breaks off can be begun again. Not with an API token.
         */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a person
         * @description Oneself, after the days of the setting erasure, in which it can be cancelled; by an admin, at once. Keys are destroyed and rows, files, letters, jobs and sessions removed; in others’ rows a pseudonym stands. While one is under way, it is the answer. 409 under a legal hold, and for the last admin. Not with an API token.
         */
        post: operations["createPersonErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a lead
         * @description At once, for admins. Keys are destroyed and the lead goes with all that is its own; numbers stay. While one is under way, it is the answer. 409 under a legal hold. Not with an API token.
         */
        post: operations["createLeadErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List erasures
         * @description Newest first; the receipt stands with each. For admins.
         */
        get: operations["listErasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an erasure stands, and its receipt
         * @description What went, what stayed and why, signed. For admins, and for oneself while one waits.
         */
        get: operations["getErasure"];
        put?: never;
        post?: never;
        /**
         * Cancel an erasure that waits
         * @description For whoever is to be erased, and for admins. 409 once it has begun.
         */
        delete: operations["deleteErasure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all settings
         * @description What can be changed while the service runs, with the default of each. For admins.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/call-outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting call-outcomes
         * @description What each outcome of a call does to its lead: whether it counts as contact, how the status moves, when to try again, consent and follow-up. A change holds for calls from then on.
         */
        get: operations["getSettingsCallOutcomes"];
        /**
         * Change the setting call-outcomes
         * @description What each outcome of a call does to its lead: whether it counts as contact, how the status moves, when to try again, consent and follow-up. A change holds for calls from then on. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsCallOutcomes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/calling-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting calling-hours
         * @description When leads may be called, by the clock where their number rings. A number that may ring in several time zones is called only when it is the right time in all of them.
         */
        get: operations["getSettingsCallingHours"];
        /**
         * Change the setting calling-hours
         * @description When leads may be called, by the clock where their number rings. A number that may ring in several time zones is called only when it is the right time in all of them. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsCallingHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/call-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting call-queue
         * @description How the call queue gives out leads.
         */
        get: operations["getSettingsCallQueue"];
        /**
         * Change the setting call-queue
         * @description How the call queue gives out leads. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsCallQueue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting assignment
         * @description Who is given leads that arrive from outside, or that a manager assigns by rule: the first rule that fits, and of its people who is available and has room, whoever was given a lead longest ago. For managers.
         */
        get: operations["getSettingsAssignment"];
        /**
         * Change the setting assignment
         * @description Who is given leads that arrive from outside, or that a manager assigns by rule: the first rule that fits, and of its people who is available and has room, whoever was given a lead longest ago. For managers. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsAssignment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting assessments
         * @description Who may create assessments.
         */
        get: operations["getSettingsAssessments"];
        /**
         * Change the setting assessments
         * @description Who may create assessments. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsAssessments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/assessment-definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting assessment-definitions
         * @description How many definitions one person may store.
         */
        get: operations["getSettingsAssessmentDefinitions"];
        /**
         * Change the setting assessment-definitions
         * @description How many definitions one person may store. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsAssessmentDefinitions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/assessment-retakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting assessment-retakes
         * @description How long somebody waits before they take an assessment again.
         */
        get: operations["getSettingsAssessmentRetakes"];
        /**
         * Change the setting assessment-retakes
         * @description How long somebody waits before they take an assessment again. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsAssessmentRetakes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/audit-checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting audit-checkpoints
         * @description Where signed checkpoints of the audit log are sent, out of reach of whoever holds the database: a letter a day, a POST an hour.
         */
        get: operations["getSettingsAuditCheckpoints"];
        /**
         * Change the setting audit-checkpoints
         * @description Where signed checkpoints of the audit log are sent, out of reach of whoever holds the database: a letter a day, a POST an hour. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsAuditCheckpoints"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting backups
         * @description Backups by the clock: off until a folder is named. The folder is one of the machine the service runs on, outside of its data folder and best on another disk. Of each of the last days and weeks the newest is kept; older ones that the service made itself are removed.
         */
        get: operations["getSettingsBackups"];
        /**
         * Change the setting backups
         * @description Backups by the clock: off until a folder is named. The folder is one of the machine the service runs on, outside of its data folder and best on another disk. Of each of the last days and weeks the newest is kept; older ones that the service made itself are removed. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsBackups"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting retention
         * @description How many days records of each kind are kept. Null keeps them for good. What is past its age goes every night; GET /retention/preview shows it beforehand.
         */
        get: operations["getSettingsRetention"];
        /**
         * Change the setting retention
         * @description How many days records of each kind are kept. Null keeps them for good. What is past its age goes every night; GET /retention/preview shows it beforehand. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the setting erasure
         * @description How many days somebody who asks to be erased has to change their mind. An admin who erases somebody does not wait.
         */
        get: operations["getSettingsErasure"];
        /**
         * Change the setting erasure
         * @description How many days somebody who asks to be erased has to change their mind. An admin who erases somebody does not wait. Replaces the whole value. With If-Match, 412 when somebody changed it since.
         */
        put: operations["updateSettingsErasure"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a CSV file of leads at once
         * @description UTF-8, UTF-16 or Windows-1252; separated by comma, semicolon, tab or |; up to 100 MB and 1,000,000 rows. With the guessed columns, for the caller; rows whose phone or e-mail is there already are passed over. 201 when it is done within some seconds, 202 while it goes on, 200 where the caller imported the same content before: then nothing happens.
         */
        post: operations["importLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Told by Stripe
         * @description checkout.session.completed, checkout.session.async_payment_succeeded and payment_intent.succeeded open what they paid for; charge.refunded closes it. Anything else is kept as ignored. The signature is checked over the body as it came; 400 where it is wrong, and then nothing is kept. Answered once the message is kept, and worked on afterwards; the same message again is answered 200 and does nothing. 404 until STRIPE_WEBHOOK_SECRET is set.
         */
        post: operations["createWebhooksStripe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/razorpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Told by Razorpay
         * @description payment.captured, order.paid, payment_link.paid and invoice.paid open what they paid for, once; refund.processed closes it. Anything else is kept as ignored. The signature is checked over the body as it came; 400 where it is wrong, and then nothing is kept. Answered once the message is kept, and worked on afterwards; the same message again is answered 200 and does nothing. 404 until RAZORPAY_WEBHOOK_SECRET is set.
         */
        post: operations["createWebhooksRazorpay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/wordpress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Told by WordPress or WooCommerce
         * @description A form that was sent becomes a lead; an article (event post) a resource, taken back where its status is not publish; an order of the shop opens what it paid for, or closes it. X-WC-Webhook-Signature, or X-Mettle-Signature with sha256= and the HMAC in hex. The signature is checked over the body as it came; 400 where it is wrong, and then nothing is kept. Answered once the message is kept, and worked on afterwards; the same message again is answered 200 and does nothing. 404 until WORDPRESS_WEBHOOK_SECRET is set.
         */
        post: operations["createWebhooksWordpres"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/ghost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Told by Ghost
         * @description A post that is published, changed, taken back or deleted is a resource that follows it. The signature is checked over the body as it came; 400 where it is wrong, and then nothing is kept. Answered once the message is kept, and worked on afterwards; the same message again is answered 200 and does nothing. 404 until GHOST_WEBHOOK_SECRET is set.
         */
        post: operations["createWebhooksGhost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Error */
        Error: {
            /** @constant */
            success: false;
            error: {
                /**
                 * @description machine-readable
                 * @enum {string}
                 */
                code: "VALIDATION_ERROR" | "UNAUTHORIZED" | "PAYMENT_REQUIRED" | "FORBIDDEN" | "NOT_FOUND" | "LEAD_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "STALE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "RATE_LIMITED" | "INTERNAL_ERROR" | "UNAVAILABLE" | "LEADS_FETCH_ERROR" | "LEAD_CREATE_ERROR" | "ASSESSMENTS_FETCH_ERROR" | "ASSESSMENT_CREATE_ERROR";
                /** @description a sentence for a person */
                message: string;
                details?: {
                    field?: string;
                    message?: string;
                    /** @description the general code, where the operation reports its own */
                    reason?: string;
                    /**
                     * Format: date-time
                     * @description from when on it can be done
                     */
                    retry_at?: string;
                    /** @description the question of a definition that stands in the way */
                    question?: string;
                    /** @description everything that keeps a definition from being administered */
                    problems?: {
                        question: string | null;
                        field: string;
                        message: string;
                    }[];
                };
            };
        };
        /** PageMeta */
        PageMeta: {
            /** @description how many match in all */
            total: number;
            /** @description more match than total says */
            total_capped?: boolean;
            page: number;
            limit: number;
            next_cursor?: string | null;
        };
        /** Lead */
        Lead: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            phone: string | null;
            company: string | null;
            /** @enum {string} */
            status: "new" | "contacted" | "qualified" | "converted" | "lost";
            source: string | null;
            /** Format: uuid */
            assigned_to: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        /** LeadPageMeta */
        LeadPageMeta: {
            /** @description how many match in all; with a cursor, only where no more than status and assigned_to narrow the list */
            total?: number;
            /** @description true where a search matches more than 1000 leads: total is 1000, and more can be reached */
            total_capped?: boolean;
            page: number;
            limit: number;
            next_cursor?: string | null;
        };
        /** NewLead */
        NewLead: {
            name: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            company?: string | null;
            /** @enum {string|null} */
            status?: "new" | "contacted" | "qualified" | "converted" | "lost" | null;
            source?: string | null;
            /** @description ignored: a lead is created for the caller */
            assigned_to?: unknown;
            /** @description ignored */
            id?: unknown;
            /** @description ignored */
            created_at?: unknown;
            /** @description ignored */
            updated_at?: unknown;
        };
        /** Interaction */
        Interaction: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "call" | "email" | "meeting" | "note";
            content: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /** Format: uuid */
            created_by: string | null;
            first_name: string | null;
            last_name: string | null;
            /** @enum {string|null} */
            outcome?: "connected" | "no_answer" | "busy" | "voicemail" | "wrong_number" | "callback" | "not_interested" | "do_not_call" | null;
            duration_seconds?: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            occurred_at?: string;
        };
        /** FollowUp */
        FollowUp: {
            /** Format: uuid */
            lead_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            due_at: string;
            /** Format: uuid */
            set_by: string | null;
        };
        /** Contact */
        Contact: {
            /** @description how many calls were made */
            attempts: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            last_attempt_at: string | null;
            /**
             * @description of the last attempt; null where nobody said
             * @enum {string|null}
             */
            last_outcome: "connected" | "no_answer" | "busy" | "voicemail" | "wrong_number" | "callback" | "not_interested" | "do_not_call" | null;
            /** @description once asked for, it stays until an admin takes it back */
            do_not_call: boolean;
            /**
             * @description where the number may ring, for leads that can be called, as Asia/Kolkata; empty where its country is not known
             * @example [
             *       "Asia/Kolkata"
             *     ]
             */
            time_zones: string[];
        };
        /** Script */
        Script: {
            /** Format: uuid */
            id: string;
            title: string;
            body: string;
        };
        /** LeadChange */
        LeadChange: {
            name?: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            company?: string | null;
            /** @enum {string} */
            status?: "new" | "contacted" | "qualified" | "converted" | "lost";
            source?: string | null;
            /** Format: uuid */
            assigned_to?: string | null;
        };
        /** Availability */
        Availability: {
            available: boolean;
            /**
             * Format: date-time
             * @description away until then
             */
            until: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string | null;
        };
        /** AssignablePerson */
        AssignablePerson: {
            /** Format: uuid */
            id: string;
            first_name: string | null;
            last_name: string | null;
            available: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            until: string | null;
            /** @description new, contacted or qualified */
            open_leads: number;
            /** @description how many leads rules have given them */
            given: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            last_given_at: string | null;
        };
        /** Assignment */
        Assignment: {
            assigned: number;
            /** @description for which no rule fits or nobody is free */
            left: number;
            leads: {
                /** Format: uuid */
                lead_id: string;
                /** Format: uuid */
                person: string | null;
                /** @description its place in the rules, from 0 */
                rule: number | null;
                /** @enum {string|null} */
                problem: "no_rule" | "nobody_free" | null;
            }[];
        };
        /** AssignmentRule */
        AssignmentRule: {
            /** @description the sources it is for; null is a lead without one, no entry is every lead */
            sources: (string | null)[];
            /** @description who takes turns; no entry is every telecaller */
            people: string[];
            /** @description nobody who has so many leads still to work on is given more; null is no limit */
            capacity: number | null;
        };
        /** LeadEvent */
        LeadEvent: {
            /** @enum {string} */
            kind: "status" | "assignment" | "follow_up" | "merge" | "merge_undone" | "consent";
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            at: string;
            /** @description status: from, to, by; assignment: from, to, by, reason (by_hand, by_rule, from_queue); follow_up: due_at, ending (done, moved, dropped), by; merge: merge_id, absorbed_id, by; merge_undone: merge_id, returned_id; consent: do_not_call, by, reason */
            detail: {
                [key: string]: unknown;
            };
        };
        /** Duplicate */
        Duplicate: {
            lead: components["schemas"]["Lead"];
            same_phone: boolean;
            same_email: boolean;
        };
        /** LeadMerge */
        LeadMerge: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            survivor_id: string;
            /** Format: uuid */
            absorbed_id: string;
            /** Format: uuid */
            merged_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            merged_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            undone_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            undoable_until: string | null;
        };
        /** ImportCounts */
        ImportCounts: {
            created: number;
            updated: number;
            skipped: number;
            failed: number;
        };
        /** LeadImport */
        LeadImport: {
            /** Format: uuid */
            id: string;
            file_name: string | null;
            /** @description bytes */
            size: number;
            /** @enum {string} */
            state: "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "undoing" | "undone";
            /** @enum {string} */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            /** @enum {string} */
            delimiter: "," | ";" | "\t" | "|";
            columns: string[];
            /** @description for each column the field it goes to, or null */
            mapping: ("name" | "first_name" | "last_name" | "email" | "phone" | "company" | "status" | "source" | null)[];
            options: {
                /**
                 * @description what becomes of a row whose phone or e-mail a lead that you can read has already: passed over, changed where the row says something, or created all the same
                 * @default skip
                 * @enum {string}
                 */
                duplicates: "skip" | "update" | "create";
                /**
                 * @description whose new leads become; rules and nobody need manager
                 * @default me
                 * @enum {string}
                 */
                assign: "me" | "rules" | "nobody";
            };
            /** @description rows of data in the file */
            rows: number;
            /** @description of the run */
            progress: number;
            /** @description what the dry run found */
            checked: null | components["schemas"]["ImportCounts"];
            /** @description what the run did so far */
            result: null | components["schemas"]["ImportCounts"];
            failure: string | null;
            /**
             * Format: uuid
             * @description an import of yours that ran with the same content
             */
            same_as: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            finished_at: string | null;
        };
        /** ImportPreviewRow */
        ImportPreviewRow: {
            /** @description as a spreadsheet counts */
            row: number;
            cells: string[];
            /** @description as it would be imported */
            lead: null | {
                [key: string]: string;
            };
            problem: null | {
                field: string | null;
                message: string;
            };
        };
        /** LeadImportWithPreview */
        LeadImportWithPreview: {
            /** Format: uuid */
            id: string;
            file_name: string | null;
            /** @description bytes */
            size: number;
            /** @enum {string} */
            state: "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "undoing" | "undone";
            /** @enum {string} */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            /** @enum {string} */
            delimiter: "," | ";" | "\t" | "|";
            columns: string[];
            /** @description for each column the field it goes to, or null */
            mapping: ("name" | "first_name" | "last_name" | "email" | "phone" | "company" | "status" | "source" | null)[];
            options: {
                /**
                 * @description what becomes of a row whose phone or e-mail a lead that you can read has already: passed over, changed where the row says something, or created all the same
                 * @default skip
                 * @enum {string}
                 */
                duplicates: "skip" | "update" | "create";
                /**
                 * @description whose new leads become; rules and nobody need manager
                 * @default me
                 * @enum {string}
                 */
                assign: "me" | "rules" | "nobody";
            };
            /** @description rows of data in the file */
            rows: number;
            /** @description of the run */
            progress: number;
            /** @description what the dry run found */
            checked: null | components["schemas"]["ImportCounts"];
            /** @description what the run did so far */
            result: null | components["schemas"]["ImportCounts"];
            failure: string | null;
            /**
             * Format: uuid
             * @description an import of yours that ran with the same content
             */
            same_as: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            finished_at: string | null;
            /** @description the first rows */
            preview: components["schemas"]["ImportPreviewRow"][];
        };
        /** LeadFollowUp */
        LeadFollowUp: {
            /** Format: uuid */
            lead_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            due_at: string;
            /** Format: uuid */
            set_by: string | null;
            lead: components["schemas"]["Lead"];
        };
        /** FollowUpPreferences */
        FollowUpPreferences: {
            /** @description a letter a day while anything of yours is overdue */
            digest: boolean;
        };
        /** FollowUpCompliance */
        FollowUpCompliance: {
            /** Format: uuid */
            person: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            from: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            to: string;
            /** @description the sum of those below */
            came_due: number;
            /** @description a call was made within 24 hours of when it was due */
            on_time: number;
            /** @description a call was made, but later */
            late: number;
            /** @description given up after it was due */
            dropped: number;
            /** @description put off after it was due */
            moved: number;
            /** @description more than a day late, and still to do */
            open: number;
            /** @description on_time ÷ came_due; null where nothing came due */
            compliance: number | null;
        };
        /** NewInteraction */
        NewInteraction: {
            /** @enum {string} */
            type: "call" | "email" | "meeting" | "note";
            /** @description a note needs it */
            content?: string | null;
            /**
             * @description how a call went; without it the call is an attempt and the lead stays as it is
             * @enum {string|null}
             */
            outcome?: "connected" | "no_answer" | "busy" | "voicemail" | "wrong_number" | "callback" | "not_interested" | "do_not_call" | null;
            duration_seconds?: number | null;
            /**
             * Format: date-time
             * @description when the call was, at most a year before the lead was created; now when not given
             */
            occurred_at?: string | null;
            /**
             * Format: date-time
             * @description when to speak next
             */
            follow_up_at?: string | null;
            /** @description lets the outcome of this call take a converted lead back; without it, converted stays */
            reopen?: boolean;
        };
        /** LeadInteraction */
        LeadInteraction: {
            /** Format: uuid */
            lead_id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "call" | "email" | "meeting" | "note";
            content: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /** Format: uuid */
            created_by: string | null;
            first_name: string | null;
            last_name: string | null;
            /** @enum {string|null} */
            outcome?: "connected" | "no_answer" | "busy" | "voicemail" | "wrong_number" | "callback" | "not_interested" | "do_not_call" | null;
            duration_seconds?: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            occurred_at?: string;
        };
        /** Moved */
        Moved: {
            /** @description whether the outcome counts as having spoken with somebody */
            contact: boolean;
            status: {
                /** @enum {string} */
                from: "new" | "contacted" | "qualified" | "converted" | "lost";
                /** @enum {string} */
                to: "new" | "contacted" | "qualified" | "converted" | "lost";
                /** @description true where the outcome would have moved a converted lead, and reopen was not given */
                kept: boolean;
            };
            /** @description how many calls were made so far, this one included */
            attempts: number;
            do_not_call: boolean;
            /**
             * Format: date-time
             * @description when the queue offers it again: at its follow-up where one is planned
             */
            next_attempt_at: string | null;
            follow_up: {
                /**
                 * Format: date-time
                 * @description what was planned before
                 */
                from: string | null;
                /**
                 * Format: date-time
                 * @description what is planned now
                 */
                to: string | null;
            };
            /** @description whether the lead was claimed from the call queue */
            claim_ended: boolean;
        };
        /** Claim */
        Claim: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            expires_at: string;
        };
        /** QueueEntry */
        QueueEntry: {
            lead: components["schemas"]["Lead"];
            /**
             * @description callback: planned, and its time has come; fresh: never called; retry: tried before and not reached
             * @enum {string}
             */
            reason: "callback" | "fresh" | "retry";
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            ready_at: string;
            /**
             * @description null where it may be called now
             * @enum {string|null}
             */
            waits_for: "calling_hours" | "time" | null;
            claim: components["schemas"]["Claim"] | null;
        };
        /** CallScript */
        CallScript: {
            /** Format: uuid */
            id: string;
            title: string;
            body: string;
            source: string | null;
            /** @enum {string|null} */
            status: "new" | "contacted" | "qualified" | "converted" | "lost" | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        /** NewCallScript */
        NewCallScript: {
            /** @description for leads of this source; for all when not given */
            source?: string | null;
            /**
             * @description for leads at this stage; for all when not given
             * @enum {string|null}
             */
            status?: "new" | "contacted" | "qualified" | "converted" | "lost" | null;
            title: string;
            body: string;
        };
        /**
         * Period
         * @description rounded outwards to quarters of an hour
         */
        Period: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            from: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            to: string;
            time_zone: string;
        };
        /** RateCounts */
        RateCounts: {
            numerator: number;
            denominator: number;
        };
        /** Wait */
        Wait: {
            /** @description how many it was measured on */
            leads: number;
            p50_seconds: number | null;
            p95_seconds: number | null;
            /** @description false above 20,000 leads: then read from a distribution, and right within a tenth */
            exact: boolean;
        };
        /**
         * ContactWait
         * @description measured on every lead that somebody was reached for; totals.contacted leaves out those whose status never became contacted or went beyond it
         */
        ContactWait: {
            /** @description how many it was measured on */
            leads: number;
            p50_seconds: number | null;
            p95_seconds: number | null;
            /** @description false above 20,000 leads: then read from a distribution, and right within a tenth */
            exact: boolean;
        };
        /** LeadAnalytics */
        LeadAnalytics: {
            period: components["schemas"]["Period"];
            /**
             * Format: date-time
             * @description what happened before this moment is counted; usually now
             */
            counted_up_to: string;
            totals: {
                /** @description created in the period */
                leads: number;
                /** @description of those, called at least once */
                attempted: number;
                /** @description that ever reached contacted, or a stage beyond it */
                contacted: number;
                /** @description that ever reached qualified or converted */
                qualified: number;
                /** @description that ever reached converted */
                converted: number;
                /** @description that were lost and never converted */
                lost: number;
            };
            /** @description the same leads by the status they have now */
            by_status: {
                new: number;
                contacted: number;
                qualified: number;
                converted: number;
                lost: number;
            };
            /** @description the 50 largest sources */
            by_source: {
                source: string | null;
                /** @description created in the period */
                leads: number;
                /** @description of those, called at least once */
                attempted: number;
                /** @description that ever reached contacted, or a stage beyond it */
                contacted: number;
                /** @description that ever reached qualified or converted */
                qualified: number;
                /** @description that ever reached converted */
                converted: number;
                /** @description that were lost and never converted */
                lost: number;
                /** @description converted ÷ leads */
                conversion_rate: number | null;
                conversion_rate_of: components["schemas"]["RateCounts"];
                /** @description converted ÷ (converted + lost) */
                win_rate: number | null;
                win_rate_of: components["schemas"]["RateCounts"];
            }[];
            /** @description distinct leads created in the period that ever reached each stage */
            funnel: {
                /** @enum {string} */
                stage: "created" | "contacted" | "qualified" | "converted";
                leads: number;
                of_created: number | null;
                of_previous: number | null;
            }[];
            /** @description converted ÷ leads */
            conversion_rate: number | null;
            conversion_rate_of: components["schemas"]["RateCounts"];
            /** @description converted ÷ (converted + lost) */
            win_rate: number | null;
            win_rate_of: components["schemas"]["RateCounts"];
            /** @description how far the conversion rate can still rise */
            maturity: {
                /** @description of leads created in the last year */
                median_seconds_to_conversion: number | null;
                /** @description leads of the period younger than that, and neither converted nor lost */
                leads_too_young: number | null;
            };
            time_to_first_attempt: components["schemas"]["Wait"];
            time_to_first_contact: components["schemas"]["ContactWait"];
            time_to_conversion: components["schemas"]["Wait"];
            /** @description by interval, in the time zone asked for: leads by when they were created, calls by when they were made; calls are null with a source, since they are counted by caller */
            series: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, milliseconds
                 */
                start: string;
                created: number;
                contacted: number;
                qualified: number;
                converted: number;
                lost: number;
                calls: number | null;
                connected_calls: number | null;
            }[];
        };
        /** TelecallerAnalytics */
        TelecallerAnalytics: {
            /** Format: uuid */
            id: string;
            first_name: string | null;
            last_name: string | null;
            role: string;
            /** @description that are theirs now */
            leads_assigned: number;
            /** @description calls they made in the period */
            total_calls: number;
            /** @description of those, with the outcome connected */
            connected_calls: number;
            /** @description each lead once */
            unique_leads_called: number;
            /** @description connected_calls ÷ total_calls */
            connection_rate: number | null;
            connection_rate_of: components["schemas"]["RateCounts"];
            /** @description the length of all their calls */
            talk_time_seconds: number;
            /** @description talk_time_seconds ÷ connected_calls */
            avg_talk_time_seconds: number | null;
            /** @description leads they brought to converted in the period, each once */
            conversions: number;
            /** @description leads they first brought to contacted in the period that have converted since ÷ leads they first brought to contacted in the period */
            conversion_rate: number | null;
            conversion_rate_of: components["schemas"]["RateCounts"];
            time_to_first_contact: components["schemas"]["Wait"];
            /** @description follow-ups done within 24 hours of when they were due ÷ follow-ups that came due in the period: those moved or dropped beforehand are left out, those still open a day later count */
            follow_up_compliance: number | null;
            follow_up_compliance_of: components["schemas"]["RateCounts"];
            /** @description among telecallers, by conversions, then conversion_rate, then total_calls; equal numbers share a place */
            rank: number | null;
            /** @description among how many */
            ranked_people: number | null;
        };
        /** Assessment */
        Assessment: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string | null;
            /** @description as they were given, for the author, managers and admins; for everybody else as a test taker sees them */
            questions: unknown;
            /** @description as they were given, for the author, managers and admins; null for everybody else */
            scoring_rules: unknown;
            /** Format: uuid */
            created_by: string | null;
            is_active: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        /** NewAssessment */
        NewAssessment: {
            title: string;
            description?: string | null;
            questions?: unknown;
            scoring_rules?: unknown;
        };
        /** AssessmentChange */
        AssessmentChange: {
            title?: string;
            description?: string | null;
            questions?: unknown;
            scoring_rules?: unknown;
            is_active?: boolean;
        };
        /** Product */
        Product: {
            /** Format: uuid */
            id: string;
            /** @example Mettle Strengths */
            name: string;
            /**
             * @description the assessment itself, or reports about it
             * @enum {string}
             */
            opens: "assessment" | "report";
            /** Format: uuid */
            assessment_id: string;
            /**
             * @description whose messages tell of payments for it; wordpress is WooCommerce
             * @enum {string}
             */
            provider: "stripe" | "razorpay" | "wordpress";
            /**
             * @description what the provider’s messages call it: a payment link’s id, the value of mettle_product in the payment’s metadata or notes, or WooCommerce’s product number
             * @example plink_1PgafyB7WZ01zgkW
             */
            reference: string;
            /** @example INR */
            currency: string;
            /**
             * @description in the currency’s smallest unit, paise or cents; whoever pays less has not paid
             * @example 49900
             */
            amount: number;
            /**
             * @description where it can be bought; told to whoever has not paid
             * @example https://example.com/buy
             */
            checkout_url: string | null;
            /** @description false takes the price tag away; what was paid for stays open */
            is_active: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        /** NewProduct */
        NewProduct: {
            /** @example Mettle Strengths */
            name: string;
            /**
             * @description the assessment itself, or reports about it
             * @enum {string}
             */
            opens: "assessment" | "report";
            /** Format: uuid */
            assessment_id: string;
            /**
             * @description whose messages tell of payments for it; wordpress is WooCommerce
             * @enum {string}
             */
            provider: "stripe" | "razorpay" | "wordpress";
            /**
             * @description what the provider’s messages call it: a payment link’s id, the value of mettle_product in the payment’s metadata or notes, or WooCommerce’s product number
             * @example plink_1PgafyB7WZ01zgkW
             */
            reference: string;
            /** @example INR */
            currency: string;
            /**
             * @description in the currency’s smallest unit, paise or cents; whoever pays less has not paid
             * @example 49900
             */
            amount: number;
            /**
             * @description where it can be bought; told to whoever has not paid
             * @example https://example.com/buy
             */
            checkout_url?: string | null;
            /** @description false takes the price tag away; what was paid for stays open */
            is_active?: boolean;
        };
        /** Purchase */
        Purchase: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            provider: "stripe" | "razorpay" | "wordpress";
            /**
             * @description what the provider calls the payment
             * @example pay_DESp9bgForNoUd
             */
            payment: string;
            email: string;
            /**
             * Format: uuid
             * @description whose it is; null until somebody comes in with that address
             */
            person: string | null;
            amount: number;
            /** @example INR */
            currency: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            paid_at: string;
            /**
             * Format: date-time
             * @description when all of it was paid back
             */
            closed_at: string | null;
        };
        /** Outcome */
        Outcome: {
            /** Format: uuid */
            id: string;
            metric: string;
            /** Format: date */
            period_from: string;
            /** Format: date */
            period_to: string;
            /** @description null when there was nothing to measure */
            value: number | null;
            /** @description what the value rests on: calls, leads, follow-ups */
            n: number | null;
            /** @enum {string} */
            source: "manual" | "crm";
            /** Format: uuid */
            recorded_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        /** ReportWish */
        ReportWish: {
            /**
             * @description web makes the data alone; pdf a file as well
             * @enum {string}
             */
            format: "web";
            /** @description your latest with results, unless given */
            attempt_id?: string;
            /** @description true leaves out whatever points to the person */
            anonymized?: boolean;
            /**
             * @description en where not given
             * @enum {string}
             */
            language?: "en" | "hi";
        };
        /** Report */
        Report: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description whom it is about
             */
            user_id: string;
            /** Format: uuid */
            assessment_id: string;
            /** Format: uuid */
            attempt_id: string;
            /** @enum {string} */
            format: "pdf" | "web";
            /** @enum {string} */
            language: "en" | "hi";
            anonymized: boolean;
            /** @enum {string} */
            state: "queued" | "generating" | "ready" | "failed";
            /** @description why it failed, for a person */
            problem: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            ready_at: string | null;
        };
        /** ReportDimension */
        ReportDimension: {
            /** @enum {string} */
            dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
            name: string;
            meaning: string;
            /**
             * @description the two highest bands, the middle one, the two lowest; or not enough answers
             * @enum {string}
             */
            standing: "strength" | "steady" | "growth" | "unscored";
            score: number | null;
            interval: {
                low: number;
                high: number;
            } | null;
            standard_error: number | null;
            /** @enum {string|null} */
            band: "exceptional" | "strong" | "moderate" | "developing" | "growth" | null;
            band_name: string | null;
            band_probabilities: {
                [key: string]: number;
            } | null;
            percentile: number | null;
            headline: string;
            certainty: string;
            at_work: string[];
            trips: string[];
            develop: string[];
            evidence: string;
            components: {
                /** @enum {string} */
                component: "self" | "situational" | "peer";
                name: string;
                weight: number;
                evidence: number;
            }[];
        };
        /** ReportBenchmark */
        ReportBenchmark: {
            title: string;
            group: string;
            /**
             * @description prior: an assumption, until at least five people of this installation can be compared
             * @enum {string}
             */
            kind: "prior" | "group";
            size: number | null;
            statement: string;
            rows: {
                /** @enum {string} */
                dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                name: string;
                yours: number;
                typical: {
                    low: number;
                    middle: number;
                    high: number;
                };
                /** @enum {string} */
                place: "above" | "within" | "below";
                text: string;
            }[];
        };
        /**
         * ReportData
         * @description the whole report as data, in its language
         */
        ReportData: {
            version: number;
            /** @enum {string} */
            language: "en" | "hi";
            title: string;
            subject: {
                name: string | null;
                anonymized: boolean;
                assessment: string;
                completed_on: string | null;
                completed_on_text: string | null;
                form: string;
                answers: number;
                role: string | null;
                industry: string | null;
                engine_version: string;
            };
            summary: string;
            warning: string | null;
            profile: {
                title: string;
                lead: string;
                portrait: string[];
                strengths: {
                    /** @enum {string} */
                    dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                    name: string;
                    score: number;
                    text: string;
                }[];
                growth: {
                    /** @enum {string} */
                    dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                    name: string;
                    score: number;
                    text: string;
                }[];
                dimensions: components["schemas"]["ReportDimension"][];
                careers: {
                    title: string;
                    lead: string;
                    items: {
                        id: string;
                        title: string;
                        why: string;
                        caution: string | null;
                    }[];
                };
                development: {
                    title: string;
                    lead: string;
                    items: {
                        /** @enum {string} */
                        dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                        name: string;
                        text: string;
                    }[];
                };
            };
            comparison: {
                title: string;
                lead: string;
                norm: {
                    title: string;
                    /** @enum {string} */
                    kind: "prior" | "sample";
                    size: number | null;
                    origin: string;
                    statement: string;
                };
                industry: components["schemas"]["ReportBenchmark"] | null;
                role: components["schemas"]["ReportBenchmark"] | null;
                role_fit: {
                    title: string;
                    lead: string;
                    items: {
                        role: string;
                        name: string;
                        fit: number;
                        range: {
                            low: number;
                            high: number;
                        };
                        text: string;
                        supports: {
                            /** @enum {string} */
                            dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                            name: string;
                        }[];
                        watch: {
                            /** @enum {string} */
                            dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                            name: string;
                        }[];
                    }[];
                };
                team: {
                    title: string;
                    statement: string;
                    teams: {
                        name: string;
                        size: number;
                        adds: string[];
                        shares: string[];
                        gaps: string[];
                        text: string;
                    }[];
                };
            };
            plan: {
                title: string;
                lead: string;
                week: {
                    title: string;
                    steps: {
                        id: string;
                        /** @enum {string|null} */
                        dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic" | null;
                        name: string | null;
                        text: string;
                        why: string;
                    }[];
                };
                quarter: {
                    title: string;
                    steps: {
                        id: string;
                        /** @enum {string|null} */
                        dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic" | null;
                        name: string | null;
                        text: string;
                        why: string;
                    }[];
                };
                year: {
                    title: string;
                    steps: {
                        id: string;
                        /** @enum {string|null} */
                        dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic" | null;
                        name: string | null;
                        text: string;
                        why: string;
                    }[];
                };
                resources: {
                    title: string;
                    lead: string;
                    items: {
                        id: string;
                        /** @enum {string} */
                        kind: "practice" | "article";
                        kind_name: string;
                        title: string;
                        text: string;
                        url: string | null;
                        /** @enum {string|null} */
                        dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic" | null;
                        name: string | null;
                    }[];
                };
            };
            validity: {
                title: string;
                /** @enum {string} */
                verdict: "sound" | "caution" | "doubtful" | "unchecked";
                verdict_name: string;
                text: string;
                checks: {
                    name: string;
                    /** @enum {string} */
                    outcome: "passed" | "flagged" | "not_evaluated";
                    outcome_name: string;
                    text: string;
                }[];
            };
            reading: {
                title: string;
                items: {
                    title: string;
                    text: string;
                }[];
                bands: {
                    /** @enum {string} */
                    band: "exceptional" | "strong" | "moderate" | "developing" | "growth";
                    name: string;
                    from: number;
                    to: number;
                    text: string;
                }[];
            };
            /** @description labels of charts, tables and pages */
            words: {
                [key: string]: string;
            };
        };
        /** WholeReport */
        WholeReport: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description whom it is about
             */
            user_id: string;
            /** Format: uuid */
            assessment_id: string;
            /** Format: uuid */
            attempt_id: string;
            /** @enum {string} */
            format: "pdf" | "web";
            /** @enum {string} */
            language: "en" | "hi";
            anonymized: boolean;
            /** @enum {string} */
            state: "queued" | "generating" | "ready" | "failed";
            /** @description why it failed, for a person */
            problem: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            ready_at: string | null;
            /** @description null until it is ready */
            report: components["schemas"]["ReportData"] | null;
        };
        /** NewReportLink */
        NewReportLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            report_id: string;
            label: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            last_used_at: string | null;
            uses: number;
            /** @description this once */
            token: string;
            /** @description to pass on; this once */
            url: string;
        };
        /** ReportLink */
        ReportLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            report_id: string;
            label: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            last_used_at: string | null;
            uses: number;
        };
        /** SharedReport */
        SharedReport: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            expires_at: string;
            report: components["schemas"]["ReportData"];
        };
        /** Team */
        Team: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            created_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
            members: number;
        };
        /** NewTeam */
        NewTeam: {
            /** @description what the team is called */
            name: string;
            member_ids?: string[];
        };
        /** TeamMember */
        TeamMember: {
            /** Format: uuid */
            id: string;
            first_name: string | null;
            last_name: string | null;
        };
        /** WholeTeam */
        WholeTeam: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            created_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
            members: number;
            people: components["schemas"]["TeamMember"][];
        };
        /** TeamCompatibility */
        TeamCompatibility: {
            /** Format: uuid */
            team_id: string;
            /** @description how many agreed and have results; null below three */
            compared: number | null;
            needed: number;
            coverage: {
                /** @enum {string} */
                dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                /** @description how many have it as a strength */
                strong: number;
                /** @enum {string} */
                level: "covered" | "thin" | "gap";
            }[];
            complementary: {
                a: components["schemas"]["TeamMember"];
                b: components["schemas"]["TeamMember"];
                a_adds: ("analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic")[];
                b_adds: ("analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic")[];
            }[];
            similar: {
                a: components["schemas"]["TeamMember"];
                b: components["schemas"]["TeamMember"];
                shared: ("analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic")[];
            }[];
            gaps: ("analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic")[];
            /** @description what somebody new should bring: the gaps, or what rests on few */
            hire_for: ("analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic")[];
        };
        /**
         * ComparisonConsent
         * @description whether your strengths may be compared with those of your teams
         */
        ComparisonConsent: {
            given: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            given_at: string | null;
        };
        /** CohortReport */
        CohortReport: {
            assessment_id: string;
            industry: string | null;
            role: string | null;
            /** @description how many people; null below five */
            n: number | null;
            dimensions: {
                /** @enum {string} */
                dimension: "analytical_thinking" | "creative_expression" | "leadership_potential" | "communication_skills" | "emotional_intelligence" | "learning_agility" | "technical_proficiency" | "work_ethic";
                n: number;
                /** @description middle half, in half points */
                typical: {
                    low: number;
                    middle: number;
                    high: number;
                };
                /** @description how many, to the nearest five; null where there are too few to tell */
                bands: {
                    exceptional: number | null;
                    strong: number | null;
                    moderate: number | null;
                    developing: number | null;
                    growth: number | null;
                };
            }[];
            statement: string;
        };
        /** Resource */
        Resource: {
            /** Format: uuid */
            id: string;
            /** @example Say back what you heard */
            title: string;
            /** @example https://example.com/listening */
            url: string | null;
            /** @example Repeat the other person’s point before you answer. */
            excerpt: string | null;
            /**
             * @description dimensions it serves, and week, quarter or year for when it suits; any others too
             * @example [
             *       "communication_skills",
             *       "week"
             *     ]
             */
            tags: string[];
            /** @example en */
            language: string;
            /**
             * @description where it came from
             * @enum {string}
             */
            source: "built_in" | "admin" | "wordpress" | "ghost";
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            published_at: string;
            /** @description false once its source has taken it back */
            published: boolean;
            /** @description taken out of use by an admin */
            retired: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        /** NewResource */
        NewResource: {
            /** @example Say back what you heard */
            title: string;
            /** @example https://example.com/listening */
            url?: string | null;
            /** @example Repeat the other person’s point before you answer. */
            excerpt?: string | null;
            /**
             * @description dimensions it serves, and week, quarter or year for when it suits; any others too
             * @example [
             *       "communication_skills",
             *       "week"
             *     ]
             */
            tags?: string[];
            /**
             * @description en where not given
             * @example en
             */
            language?: string;
            /** @description true takes it out of use */
            retired?: boolean;
        };
        /** Notification */
        Notification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "assessment.started" | "assessment.completed" | "assessment.error" | "report.generated" | "follow_up.due" | "endpoint.paused";
            /** @description ids of what it tells of */
            data: {
                [key: string]: string | null;
            };
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            read_at: string | null;
        };
        /** NotificationMeta */
        NotificationMeta: {
            /** @description how many match in all */
            total: number;
            /** @description more match than total says */
            total_capped?: boolean;
            page: number;
            limit: number;
            next_cursor?: string | null;
            /** @description of all, whatever the page */
            unread: number;
        };
        /** ReadMarks */
        ReadMarks: {
            ids?: string[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            until?: string;
        };
        /** Endpoint */
        Endpoint: {
            /** Format: uuid */
            id: string;
            url: string;
            events: string[];
            description: string | null;
            is_active: boolean;
            /**
             * @description failing: it accepted nothing for a day; gone: it answered 410
             * @enum {string|null}
             */
            paused_reason: "admin" | "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description the first failure since something was accepted
             */
            failing_since: string | null;
            /** @description what it was not sent because 100,000 were waiting while it was paused or failing */
            missed_events: number;
            /**
             * Format: date-time
             * @description until then the secret before this one signs too
             */
            previous_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
        };
        /** NewEndpoint */
        NewEndpoint: {
            /** @description begins with https://, without a name or password in it, and leads to a public address */
            url: string;
            /** @description names of events, or * for all of them, later ones included */
            events: ("assessment.started" | "assessment.completed" | "assessment.error" | "report.generated" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.converted" | "*")[];
            description?: string | null;
        };
        /** EndpointWithSecret */
        EndpointWithSecret: {
            /** Format: uuid */
            id: string;
            url: string;
            events: string[];
            description: string | null;
            is_active: boolean;
            /**
             * @description failing: it accepted nothing for a day; gone: it answered 410
             * @enum {string|null}
             */
            paused_reason: "admin" | "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description the first failure since something was accepted
             */
            failing_since: string | null;
            /** @description what it was not sent because 100,000 were waiting while it was paused or failing */
            missed_events: number;
            /**
             * Format: date-time
             * @description until then the secret before this one signs too
             */
            previous_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string;
            /** @description whsec_ and the key in base64; shown this once */
            secret: string;
        };
        /** EndpointChange */
        EndpointChange: {
            /** @description begins with https://, without a name or password in it, and leads to a public address */
            url?: string;
            /** @description names of events, or * for all of them, later ones included */
            events?: ("assessment.started" | "assessment.completed" | "assessment.error" | "report.generated" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.converted" | "*")[];
            description?: string | null;
            /** @description false pauses it; true sends what has waited since */
            is_active?: boolean;
        };
        /** Delivery */
        Delivery: {
            /** Format: uuid */
            id: string;
            event: {
                /**
                 * Format: uuid
                 * @description the webhook-id, the same at every attempt
                 */
                id: string;
                /** @enum {string} */
                type: "assessment.started" | "assessment.completed" | "assessment.error" | "report.generated" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.converted" | "endpoint.test";
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, milliseconds
                 */
                timestamp: string;
                data: {
                    [key: string]: string | null;
                };
            };
            /**
             * @description parked: not tried any more, unless it is replayed
             * @enum {string}
             */
            state: "waiting" | "delivered" | "parked";
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            next_attempt_at: string | null;
            /** @description the newest twenty, the last one first */
            attempts: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, milliseconds
                 */
                at: string;
                status: number | null;
                latency_ms: number;
                problem: string | null;
                /** @description the first 1,024 bytes of it */
                answer: string | null;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            created_at: string;
        };
        /** WebhookDelivery */
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            source: "stripe" | "razorpay" | "wordpress" | "ghost";
            /**
             * @description what its sender calls it, or the digest of its body
             * @example evt_1Pgc76B7
             */
            event_id: string;
            /** @example checkout.session.completed */
            type: string;
            /**
             * @description received until it is worked on, also while it is tried again; ignored where it says nothing to us
             * @enum {string}
             */
            state: "received" | "processed" | "ignored" | "failed";
            /**
             * @description what was done, or why not
             * @example Paid 499.00 INR for “Mettle Strengths”.
             */
            outcome: string | null;
            attempts: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            received_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            processed_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            replayed_at: string | null;
        };
        /** WebhookDeliveryWithBody */
        WebhookDeliveryWithBody: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            source: "stripe" | "razorpay" | "wordpress" | "ghost";
            /**
             * @description what its sender calls it, or the digest of its body
             * @example evt_1Pgc76B7
             */
            event_id: string;
            /** @example checkout.session.completed */
            type: string;
            /**
             * @description received until it is worked on, also while it is tried again; ignored where it says nothing to us
             * @enum {string}
             */
            state: "received" | "processed" | "ignored" | "failed";
            /**
             * @description what was done, or why not
             * @example Paid 499.00 INR for “Mettle Strengths”.
             */
            outcome: string | null;
            attempts: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            received_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            processed_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            replayed_at: string | null;
            /** @description as it came; null once it is no longer kept, after 90 days */
            body: string | null;
        };
        /** AuditEntry */
        AuditEntry: {
            id: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            at: string;
            /** @description a profile id, or system: or database: and a name */
            actor: string;
            action: string;
            resource: string;
            row_id: string | null;
            /** @description the rows of a list that was read */
            row_ids: string[];
            /** @description what changed, never the values */
            fields: string[];
            /** @description how often within a minute; more than 1 only for events that repeat */
            times: number;
            request_id: string | null;
            address: string | null;
        };
        /** AuditVerdict */
        AuditVerdict: {
            intact: boolean;
            /** @description entries up to this one were not looked at; 0 when all were */
            from: number;
            /** @description how many are sealed and hold */
            entries: number;
            /** @description written and not yet in the chain; counted up to 10,000 */
            unsealed: number;
            /** @description the last link */
            head: string | null;
            /** @description what is sealed now, signed; keep it elsewhere and give it back later */
            checkpoint: string | null;
            broken_at: null | {
                position: number;
                entry_id: number | null;
                /**
                 * @description rewound: the chain no longer holds what a checkpoint says was sealed, as after a cut-off end or a restored backup
                 * @enum {string}
                 */
                problem: "missing" | "altered" | "inserted" | "rewound";
            };
            /**
             * @description abandoned: an operator took the chain up again before it, as resumptions tell; pruned: retention removed that part
             * @enum {string|null}
             */
            given_checkpoint: "reached" | "abandoned" | "pruned" | "missing" | null;
            /** @description where the chain was taken up again after a restored backup */
            resumptions: {
                position: number;
                reason: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, milliseconds
                 */
                at: string;
            }[];
        };
        /** AuditVerification */
        AuditVerification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "running" | "intact" | "broken" | "failed";
            /** @description how many entries so far */
            checked: number;
            total: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            started_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            finished_at: string | null;
            verdict: null | components["schemas"]["AuditVerdict"];
        };
        /** Backup */
        Backup: {
            /** Format: uuid */
            id: string;
            /** @description made by the clock, not by the operator’s command */
            scheduled: boolean;
            /** @enum {string} */
            state: "running" | "done" | "failed" | "removed";
            path: string;
            bytes: number | null;
            record_count: number | null;
            problem: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            started_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            ended_at: string | null;
        } | null;
        /** SystemStatus */
        SystemStatus: {
            database: {
                embedded: boolean;
                size_bytes: number;
                tables: number;
            };
            jobs: {
                waiting: number;
                failed: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, milliseconds
                 */
                oldest_waiting_at: string | null;
            };
            mail: {
                goes_out: boolean;
                waiting: number;
                kept: number;
                failed: number;
            };
            feed: {
                /** @description open in the instance that answers */
                streams: number;
            };
            disk: {
                free_bytes: number;
                total_bytes: number;
                /** @enum {string} */
                encryption: "encrypted" | "none_seen" | "unknown";
                file_system: string | null;
            };
            versions: {
                mettle: string;
                node: string;
                postgres: string;
            };
            backups: {
                scheduled: boolean;
                last: components["schemas"]["Backup"];
                last_failure: components["schemas"]["Backup"];
            };
            /** @description what an admin should see to, in words */
            warnings: string[];
        };
        /** LegalHold */
        LegalHold: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            lead_id: string | null;
            /** Format: uuid */
            person_id: string | null;
            reason: string;
            /** Format: uuid */
            placed_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            placed_at: string;
        };
        /** RetentionPreview */
        RetentionPreview: {
            /** @enum {string} */
            kind: "leads" | "interactions" | "answers" | "results" | "sessions" | "mail" | "imports" | "events" | "audit";
            /** @enum {string} */
            status?: "new" | "contacted" | "qualified" | "converted" | "lost";
            /** @description the age in force */
            days: number;
            /** @description how many would go now; counting stops at 100,000 */
            count: number;
            /** @description up to five of them */
            examples: {
                /** Format: uuid */
                id: string;
                name: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, milliseconds
                 */
                since: string;
            }[];
        };
        /** DataExport */
        DataExport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "person" | "lead";
            /** Format: uuid */
            subject_id: string;
            /**
             * @description taken: it was downloaded, and is not kept any longer
             * @enum {string}
             */
            state: "waiting" | "ready" | "taken" | "failed";
            /** @description bytes */
            size: number | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            expires_at: string;
        };
        /** Erasure */
        Erasure: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "person" | "lead";
            /** Format: uuid */
            subject_id: string;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "cancelled";
            /** Format: uuid */
            requested_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            due_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            finished_at: string | null;
        };
        /** ErasureReceipt */
        ErasureReceipt: {
            /** Format: uuid */
            erasure: string;
            /** @enum {string} */
            kind: "person" | "lead";
            /** Format: uuid */
            subject_id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            finished_at: string;
            went: {
                what: string;
                rows: number;
            }[];
            pseudonymised: {
                what: string;
                rows: number;
            }[];
            stayed: {
                what: string;
                why: string;
            }[];
        };
        /** ErasureWithReceipt */
        ErasureWithReceipt: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "person" | "lead";
            /** Format: uuid */
            subject_id: string;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "cancelled";
            /** Format: uuid */
            requested_by: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            due_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            finished_at: string | null;
            receipt: components["schemas"]["ErasureReceipt"] | null;
            /** @description Ed25519, base64: of the receipt as JSON without spaces */
            signature: string | null;
            /** @description PEM; the same for every receipt of this installation */
            public_key: string;
        };
        /** Setting */
        Setting: {
            name: string;
            description: string;
            /** @description what holds now */
            value: unknown;
            /** @description what holds until somebody changes it */
            default: unknown;
            /** @description whether somebody changed it */
            changed: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, milliseconds
             */
            updated_at: string | null;
            /** Format: uuid */
            updated_by: string | null;
        };
        /** CallOutcomeRule */
        CallOutcomeRule: {
            /** @description whether it counts as having spoken with somebody */
            contact: boolean;
            status: null | {
                /** @description converted is left only by a call that says reopen */
                from: ("new" | "contacted" | "qualified" | "lost")[];
                /** @enum {string} */
                to: "new" | "contacted" | "qualified" | "converted" | "lost";
            };
            /** @description how long to wait after the first, second, … attempt in a row that reached nobody; the last holds for all that follow. Empty: the lead leaves the queue */
            retry_minutes: number[];
            /** @description so many in a row, and the lead leaves the queue */
            max_attempts: number | null;
            /** @description whether the lead is never to be called again */
            do_not_call: boolean;
            /**
             * @description whether a call with this outcome must or may say when to speak next
             * @enum {string}
             */
            follow_up: "optional" | "required" | "refused";
        };
        /** CallOutcomes */
        CallOutcomes: {
            connected: components["schemas"]["CallOutcomeRule"];
            no_answer: components["schemas"]["CallOutcomeRule"];
            busy: components["schemas"]["CallOutcomeRule"];
            voicemail: components["schemas"]["CallOutcomeRule"];
            wrong_number: components["schemas"]["CallOutcomeRule"];
            callback: components["schemas"]["CallOutcomeRule"];
            not_interested: components["schemas"]["CallOutcomeRule"];
            do_not_call: components["schemas"]["CallOutcomeRule"];
        };
        /** CallingHours */
        CallingHours: {
            /**
             * @description as 09:00; 24:00 is the end of the day
             * @example 09:00
             */
            from: string;
            /**
             * @description as 09:00; 24:00 is the end of the day
             * @example 09:00
             */
            to: string;
            /** @description 1 is Monday, 7 is Sunday */
            days: number[];
        };
        /** CallQueue */
        CallQueue: {
            /** @description how long a claim holds */
            lease_minutes: number;
            /** @description how many one person may hold at once */
            most_claims: number;
            /** @description never called leads of these sources come first, in this order; then all others, oldest first */
            source_priority: string[];
        };
        /** AssignmentSetting */
        AssignmentSetting: {
            rules: components["schemas"]["AssignmentRule"][];
        };
        /** AssessmentSetting */
        AssessmentSetting: {
            /**
             * @description the least role that may create a definition
             * @enum {string}
             */
            least_role_to_create: "user" | "telecaller" | "manager" | "admin";
        };
        /** AssessmentDefinitionSetting */
        AssessmentDefinitionSetting: {
            /** @description of at most 1 MB each, retired ones and former versions that people have taken included */
            definitions_per_person: number;
        };
        /** AssessmentRetakeSetting */
        AssessmentRetakeSetting: {
            /** @description from the last submitted attempt that gave a score; 0 for none */
            pause_days: number;
        };
        /** AuditCheckpointSetting */
        AuditCheckpointSetting: {
            /** Format: email */
            email?: string;
            /** @description https; takes {checkpoint, position, at} as JSON */
            url?: string;
        };
        /** BackupSetting */
        BackupSetting: {
            /** @description an absolute path */
            folder?: string;
            /** @description of the day in UTC */
            hour: number;
            keep_daily: number;
            keep_weekly: number;
        };
        /** RetentionSetting */
        RetentionSetting: {
            leads: {
                /** @description since somebody last dealt with a lead of this status; days, 30 to 36500, or null: kept */
                new: number | null;
                /** @description since somebody last dealt with a lead of this status; days, 30 to 36500, or null: kept */
                contacted: number | null;
                /** @description since somebody last dealt with a lead of this status; days, 30 to 36500, or null: kept */
                qualified: number | null;
                /** @description since somebody last dealt with a lead of this status; days, 30 to 36500, or null: kept */
                converted: number | null;
                /** @description since somebody last dealt with a lead of this status; days, 30 to 36500, or null: kept */
                lost: number | null;
            };
            /** @description what was said in interactions; that they took place stays; days, 30 to 36500, or null: kept */
            interactions: number | null;
            /** @description answers to assessments, since they ended; results stay; days, 30 to 36500, or null: kept */
            answers: number | null;
            /** @description attempts with their results, since they ended; days, 30 to 36500, or null: kept */
            results: number | null;
            /** @description entries of the audit log; none go while a legal hold stands; days, 365 to 36500, or null: kept */
            audit: number | null;
            /** @description sign-ins that ended; days, 1 to 365 */
            sessions: number;
            /** @description letters; days, 1 to 365 */
            mail: number;
            /** @description records of imports, with what is needed to undo them; days, 1 to 3650 */
            imports: number;
            /** @description which rows changed, for readers of the change feed; days, 1 to 30 */
            events: number;
        };
        /** ErasureSetting */
        ErasureSetting: {
            waiting_days: number;
        };
        /** WebhookReceived */
        WebhookReceived: {
            /** @description it was here before, and nothing happens a second time */
            duplicate: boolean;
        };
    };
    responses: {
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unexpected failure */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service cannot do this right now */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something in the request cannot be accepted */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The role does not allow it */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing, invalid or expired */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It clashes with something that is already there */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or the caller may not see it */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Idempotency-Key was used with another request */
        UnprocessableEntity: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It changed since it was read */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description requests allowed in the window */
        "X-RateLimit-Limit": number;
        /** @description requests left in the window */
        "X-RateLimit-Remaining": number;
        /** @description when the window ends, in Unix seconds */
        "X-RateLimit-Reset": number;
        /** @description the number under which the service logged this request */
        "X-Request-Id": string;
        /** @description where what was created can be read */
        Location: string;
        /** @description seconds to wait */
        "Retry-After": number;
        /** @description Bearer, when the token is missing, invalid or expired */
        "WWW-Authenticate": "Bearer";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "healthy",
                     *       "timestamp": "2030-01-31T09:30:00.000Z",
                     *       "services": {
                     *         "database": "up",
                     *         "auth": "up"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "healthy";
                        /**
                         * Format: date-time
                         * @description ISO 8601, UTC, milliseconds
                         */
                        timestamp: string;
                        services: {
                            /** @constant */
                            database: "up";
                            /** @constant */
                            auth: "up";
                        };
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Unexpected failure */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "unhealthy";
                        error: string;
                    };
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "asha@example.com",
                 *       "password": "a long password for Asha",
                 *       "first_name": "Asha",
                 *       "last_name": "Rao",
                 *       "cookie": false
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** Format: password */
                    password: string;
                    first_name?: string | null;
                    last_name?: string | null;
                    /** @description For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else. */
                    cookie?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "access_token": "text",
                     *         "token_type": "bearer",
                     *         "expires_in": 900,
                     *         "expires_at": 1,
                     *         "refresh_token": "text",
                     *         "user": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            access_token: string;
                            /** @constant */
                            token_type: "bearer";
                            /** @description seconds */
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** @description not there where it went into the cookie */
                            refresh_token?: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string | null;
                                email_verified: boolean;
                                first_name: string | null;
                                last_name: string | null;
                                /** @enum {string} */
                                role: "admin" | "manager" | "telecaller" | "user";
                                disabled: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                updated_at: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "asha@example.com",
                 *       "password": "a long password for Asha",
                 *       "cookie": false
                 *     }
                 */
                "application/json": {
                    email: string;
                    /** Format: password */
                    password: string;
                    /** @description For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else. */
                    cookie?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "access_token": "text",
                     *         "token_type": "bearer",
                     *         "expires_in": 900,
                     *         "expires_at": 1,
                     *         "refresh_token": "text",
                     *         "user": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            access_token: string;
                            /** @constant */
                            token_type: "bearer";
                            /** @description seconds */
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** @description not there where it went into the cookie */
                            refresh_token?: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string | null;
                                email_verified: boolean;
                                first_name: string | null;
                                last_name: string | null;
                                /** @enum {string} */
                                role: "admin" | "manager" | "telecaller" | "user";
                                disabled: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                updated_at: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUpInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kept to yourself",
                 *       "email": "asha@example.com",
                 *       "password": "a long password for Asha",
                 *       "first_name": "Asha",
                 *       "last_name": "Rao",
                 *       "cookie": false
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    token: string;
                    /** Format: email */
                    email: string;
                    /** Format: password */
                    password: string;
                    first_name?: string | null;
                    last_name?: string | null;
                    /** @description For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else. */
                    cookie?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "access_token": "text",
                     *         "token_type": "bearer",
                     *         "expires_in": 900,
                     *         "expires_at": 1,
                     *         "refresh_token": "text",
                     *         "user": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            access_token: string;
                            /** @constant */
                            token_type: "bearer";
                            /** @description seconds */
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** @description not there where it went into the cookie */
                            refresh_token?: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string | null;
                                email_verified: boolean;
                                first_name: string | null;
                                last_name: string | null;
                                /** @enum {string} */
                                role: "admin" | "manager" | "telecaller" | "user";
                                disabled: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                updated_at: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkSetupLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kept to yourself"
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "usable": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            usable: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kept to yourself",
                 *       "password": "a long password for Asha",
                 *       "first_name": "Asha",
                 *       "last_name": "Rao",
                 *       "cookie": false
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    token: string;
                    /** Format: password */
                    password: string;
                    first_name?: string | null;
                    last_name?: string | null;
                    /** @description For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else. */
                    cookie?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "access_token": "text",
                     *         "token_type": "bearer",
                     *         "expires_in": 900,
                     *         "expires_at": 1,
                     *         "refresh_token": "text",
                     *         "user": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            access_token: string;
                            /** @constant */
                            token_type: "bearer";
                            /** @description seconds */
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** @description not there where it went into the cookie */
                            refresh_token?: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string | null;
                                email_verified: boolean;
                                first_name: string | null;
                                last_name: string | null;
                                /** @enum {string} */
                                role: "admin" | "manager" | "telecaller" | "user";
                                disabled: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                updated_at: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "asha@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "message": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kept to yourself",
                 *       "password": "a long password for Asha"
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    token: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "message": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kept to yourself"
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "message": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "message": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description May be left out. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "kept to yourself",
                 *       "cookie": false
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    refresh_token?: string;
                    /** @description For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else. */
                    cookie?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "message": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuthMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "email": "asha@example.com",
                     *         "email_verified": false,
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "role": "admin",
                     *         "disabled": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            email_verified: boolean;
                            first_name: string | null;
                            last_name: string | null;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            disabled: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAuthMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Asha",
                 *       "last_name": "Rao",
                 *       "password": "a long password for Asha",
                 *       "current_password": "the password until now"
                 *     }
                 */
                "application/json": {
                    first_name?: string | null;
                    last_name?: string | null;
                    /** Format: password */
                    password?: string;
                    /** Format: password */
                    current_password?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "email": "asha@example.com",
                     *         "email_verified": false,
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "role": "admin",
                     *         "disabled": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            email_verified: boolean;
                            first_name: string | null;
                            last_name: string | null;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            disabled: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "kept to yourself",
                 *       "cookie": false
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    refresh_token?: string;
                    /** @description For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else. */
                    cookie?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "access_token": "text",
                     *         "token_type": "bearer",
                     *         "expires_in": 900,
                     *         "expires_at": 1,
                     *         "refresh_token": "text",
                     *         "user": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            access_token: string;
                            /** @constant */
                            token_type: "bearer";
                            /** @description seconds */
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** @description not there where it went into the cookie */
                            refresh_token?: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string | null;
                                email_verified: boolean;
                                first_name: string | null;
                                last_name: string | null;
                                /** @enum {string} */
                                role: "admin" | "manager" | "telecaller" | "user";
                                disabled: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                updated_at: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "renewed_at": "2030-01-31T09:30:00.000Z",
                     *           "expires_at": "2030-01-31T09:30:00.000Z",
                     *           "address": "text",
                     *           "user_agent": "text",
                     *           "current": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description when its access token was last renewed
                             */
                            renewed_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                            /** @description where the sign-in came from */
                            address: string | null;
                            /** @description the program, by its own account */
                            user_agent: string | null;
                            /** @description the one that asks */
                            current: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "ended": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAuthSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "renewed_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z",
                     *         "address": "text",
                     *         "user_agent": "text",
                     *         "current": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description when its access token was last renewed
                             */
                            renewed_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                            /** @description where the sign-in came from */
                            address: string | null;
                            /** @description the program, by its own account */
                            user_agent: string | null;
                            /** @description the one that asks */
                            current: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuthTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "name": "Grace Hopper",
                     *           "read_only": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "expires_at": "2030-01-31T09:30:00.000Z",
                     *           "last_used_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            read_only: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description to the minute
                             */
                            last_used_at: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Hopper",
                 *       "expires_at": "2030-01-31T09:30:00.000Z",
                 *       "read_only": false
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** Format: date-time */
                    expires_at?: string | null;
                    /** @default false */
                    read_only?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "read_only": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z",
                     *         "last_used_at": "2030-01-31T09:30:00.000Z",
                     *         "token": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            read_only: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description to the minute
                             */
                            last_used_at: string | null;
                        } & {
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "read_only": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z",
                     *         "last_used_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            read_only: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description to the minute
                             */
                            last_used_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuthProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "signup": "open",
                     *         "providers": [
                     *           {
                     *             "name": "Grace Hopper",
                     *             "label": "text"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @enum {string} */
                            signup: "open" | "invite" | "closed";
                            providers: {
                                name: string;
                                label: string;
                            }[];
                        };
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuthAuthorize: {
        parameters: {
            query: {
                provider: string;
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuthCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "access_token": "text",
                     *         "token_type": "bearer",
                     *         "expires_in": 900,
                     *         "expires_at": 1,
                     *         "refresh_token": "text",
                     *         "user": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            access_token: string;
                            /** @constant */
                            token_type: "bearer";
                            /** @description seconds */
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** @description not there where it went into the cookie */
                            refresh_token?: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string | null;
                                email_verified: boolean;
                                first_name: string | null;
                                last_name: string | null;
                                /** @enum {string} */
                                role: "admin" | "manager" | "telecaller" | "user";
                                disabled: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                updated_at: string;
                            };
                        };
                    };
                };
            };
            /** @description Found */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangeSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "kept to yourself",
                 *       "cookie": false
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    code: string;
                    /** @description For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else. */
                    cookie?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "access_token": "text",
                     *         "token_type": "bearer",
                     *         "expires_in": 900,
                     *         "expires_at": 1,
                     *         "refresh_token": "text",
                     *         "user": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            access_token: string;
                            /** @constant */
                            token_type: "bearer";
                            /** @description seconds */
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** @description not there where it went into the cookie */
                            refresh_token?: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string | null;
                                email_verified: boolean;
                                first_name: string | null;
                                last_name: string | null;
                                /** @enum {string} */
                                role: "admin" | "manager" | "telecaller" | "user";
                                disabled: boolean;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                updated_at: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "email_verified": false,
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin",
                     *           "disabled": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            email_verified: boolean;
                            first_name: string | null;
                            last_name: string | null;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            disabled: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            updated_at: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPeopleNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "admin"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            first_name: string | null;
                            last_name: string | null;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "email": "asha@example.com",
                     *         "email_verified": false,
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "role": "admin",
                     *         "disabled": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            email_verified: boolean;
                            first_name: string | null;
                            last_name: string | null;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            disabled: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin",
                 *       "disabled": false,
                 *       "first_name": "Asha",
                 *       "last_name": "Rao"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    role?: "admin" | "manager" | "telecaller" | "user";
                    disabled?: boolean;
                    first_name?: string | null;
                    last_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "email": "asha@example.com",
                     *         "email_verified": false,
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "role": "admin",
                     *         "disabled": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            email_verified: boolean;
                            first_name: string | null;
                            last_name: string | null;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            disabled: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "role": "admin",
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "invited_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "expires_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            first_name: string | null;
                            last_name: string | null;
                            /** Format: uuid */
                            invited_by: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "asha@example.com",
                 *       "role": "admin",
                 *       "first_name": "Asha",
                 *       "last_name": "Rao"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "admin" | "manager" | "telecaller" | "user";
                    first_name?: string | null;
                    last_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "email": "asha@example.com",
                     *         "role": "admin",
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "invited_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            first_name: string | null;
                            last_name: string | null;
                            /** Format: uuid */
                            invited_by: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "email": "asha@example.com",
                     *         "role": "admin",
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "invited_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            /** @enum {string} */
                            role: "admin" | "manager" | "telecaller" | "user";
                            first_name: string | null;
                            last_name: string | null;
                            /** Format: uuid */
                            invited_by: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMail: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "to": "text",
                     *           "subject": "text",
                     *           "text": "text",
                     *           "state": "waiting",
                     *           "problem": "text",
                     *           "created_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            to: string;
                            subject: string;
                            text: string;
                            /** @enum {string} */
                            state: "waiting" | "kept" | "failed";
                            problem: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description only leads with this status; an unknown one matches none */
                status?: string;
                /** @description in name, company, e-mail and phone (in any format); one or two letters or digits at the beginning of a word */
                search?: string;
                source?: string;
                assigned_to?: string;
                /** @description a date, or a date and time with its time zone */
                created_from?: string;
                /** @description a date, or a date and time with its time zone; a date includes that day, a time does not include itself */
                created_to?: string;
                /** @description where dates are meant, as Asia/Kolkata; UTC when not given */
                time_zone?: string;
                /** @description due: its time has come; overdue: its time passed more than a day ago; none: nothing is planned */
                follow_up?: "due" | "overdue" | "none";
                /** @description a column, with - in front for descending */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "status" | "-status";
                /** @description empty to begin, then meta.next_cursor; page is not looked at */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "name": "Grace Hopper",
                     *           "email": "asha@example.com",
                     *           "phone": "+91 98765 43210",
                     *           "company": "Navy",
                     *           "status": "new",
                     *           "source": "website",
                     *           "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Lead"][];
                        meta: components["schemas"]["LeadPageMeta"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Any failure; error.details.reason has the general code */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    /** @description seconds to wait, where error.details.reason is UNAVAILABLE */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Hopper",
                 *       "email": "asha@example.com",
                 *       "phone": "+91 98765 43210",
                 *       "company": "Navy",
                 *       "status": "new",
                 *       "source": "website"
                 *     }
                 */
                "application/json": components["schemas"]["NewLead"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "email": "asha@example.com",
                     *         "phone": "+91 98765 43210",
                     *         "company": "Navy",
                     *         "status": "new",
                     *         "source": "website",
                     *         "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       },
                     *       "meta": {
                     *         "duplicates": [
                     *           "123e4567-e89b-42d3-a456-426614174000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Lead"];
                        meta?: {
                            duplicates: string[];
                        };
                    };
                };
            };
            /** @description Any failure; error.details.reason has the general code */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    /** @description seconds to wait, where error.details.reason is UNAVAILABLE */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLead: {
        parameters: {
            query?: {
                /** @description any of interactions (the newest 1,000), follow_up (null where nothing is planned), contact (attempts and consent) and script (what to say in a call, null where none fits), separated by commas */
                include?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "email": "asha@example.com",
                     *         "phone": "+91 98765 43210",
                     *         "company": "Navy",
                     *         "status": "new",
                     *         "source": "website",
                     *         "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "interactions": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "type": "call",
                     *             "content": "Wants the price list.",
                     *             "created_at": "2030-01-31T09:30:00.000Z",
                     *             "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *             "first_name": "Asha",
                     *             "last_name": "Rao"
                     *           }
                     *         ],
                     *         "follow_up": {
                     *           "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "due_at": "2030-01-31T09:30:00.000Z",
                     *           "set_by": "123e4567-e89b-42d3-a456-426614174000"
                     *         },
                     *         "contact": {
                     *           "attempts": 1,
                     *           "last_attempt_at": "2030-01-31T09:30:00.000Z",
                     *           "last_outcome": "connected",
                     *           "do_not_call": false,
                     *           "time_zones": [
                     *             "Asia/Kolkata"
                     *           ]
                     *         },
                     *         "script": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "title": "text",
                     *           "body": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Lead"] & {
                            interactions?: components["schemas"]["Interaction"][];
                            follow_up?: components["schemas"]["FollowUp"] | null;
                            contact?: components["schemas"]["Contact"];
                            script?: components["schemas"]["Script"] | null;
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Hopper",
                 *       "email": "asha@example.com",
                 *       "phone": "+91 98765 43210",
                 *       "company": "Navy",
                 *       "status": "new",
                 *       "source": "website",
                 *       "assigned_to": "123e4567-e89b-42d3-a456-426614174000"
                 *     }
                 */
                "application/json": components["schemas"]["LeadChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "email": "asha@example.com",
                     *         "phone": "+91 98765 43210",
                     *         "company": "Navy",
                     *         "status": "new",
                     *         "source": "website",
                     *         "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "email": "asha@example.com",
                     *         "phone": "+91 98765 43210",
                     *         "company": "Navy",
                     *         "status": "new",
                     *         "source": "website",
                     *         "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "available": false,
                     *         "until": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Availability"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "available": false,
                 *       "until": "2030-01-31T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description whether they take leads by rule now */
                    available: boolean;
                    /**
                     * Format: date-time
                     * @description when somebody away is back; null is until they say so
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "available": false,
                     *         "until": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Availability"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPeopleAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "available": false,
                     *           "until": "2030-01-31T09:30:00.000Z",
                     *           "open_leads": 1,
                     *           "given": 1,
                     *           "last_given_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssignablePerson"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePersonAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "available": false,
                 *       "until": "2030-01-31T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description whether they take leads by rule now */
                    available: boolean;
                    /**
                     * Format: date-time
                     * @description when somebody away is back; null is until they say so
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "available": false,
                     *         "until": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Availability"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    runAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lead_ids": [
                 *         "123e4567-e89b-42d3-a456-426614174000"
                 *       ],
                 *       "limit": 1000
                 *     }
                 */
                "application/json": {
                    lead_ids?: string[];
                    /**
                     * @description how many of those nobody has, where no leads are given
                     * @default 1000
                     */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "assigned": 1,
                     *         "left": 1,
                     *         "leads": [
                     *           {
                     *             "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "person": "123e4567-e89b-42d3-a456-426614174000",
                     *             "rule": 1,
                     *             "problem": "no_rule"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assignment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    tryOutAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "sources": [
                 *             "text"
                 *           ],
                 *           "people": [
                 *             "123e4567-e89b-42d3-a456-426614174000"
                 *           ],
                 *           "capacity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    rules: components["schemas"]["AssignmentRule"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "assigned": 1,
                     *         "left": 1,
                     *         "leads": [
                     *           {
                     *             "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "person": "123e4567-e89b-42d3-a456-426614174000",
                     *             "rule": 1,
                     *             "problem": "no_rule"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assignment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLeadHistory: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "kind": "status",
                     *           "at": "2030-01-31T09:30:00.000Z",
                     *           "detail": {}
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadEvent"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeLeadsInBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "create",
                 *       "mode": "all_or_nothing",
                 *       "rows": [
                 *         null
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    operation: "create" | "update" | "assign" | "delete";
                    /**
                     * @default all_or_nothing
                     * @enum {string}
                     */
                    mode?: "all_or_nothing" | "per_row";
                    rows: unknown[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "done": 1,
                     *         "failed": 1,
                     *         "rows": [
                     *           {
                     *             "row": 1,
                     *             "outcome": "done",
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "error": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            done: number;
                            failed: number;
                            rows: {
                                /** @description its place in rows, from 0 */
                                row: number;
                                /** @enum {string} */
                                outcome: "done" | "failed";
                                /** Format: uuid */
                                id: string | null;
                                error: null | {
                                    code: string;
                                    message: string;
                                    field: string | null;
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLeadDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "lead": {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "name": "Grace Hopper",
                     *             "email": "asha@example.com",
                     *             "phone": "+91 98765 43210",
                     *             "company": "Navy",
                     *             "status": "new",
                     *             "source": "website",
                     *             "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *             "created_at": "2030-01-31T09:30:00.000Z",
                     *             "updated_at": "2030-01-31T09:30:00.000Z"
                     *           },
                     *           "same_phone": false,
                     *           "same_email": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "hidden": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Duplicate"][];
                        meta: {
                            /** @description that you can read */
                            total: number;
                            hidden: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mergeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                 *       "take": [
                 *         "name"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    lead_id: string;
                    take?: ("name" | "email" | "phone" | "company" | "status" | "source")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "merge": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "survivor_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "absorbed_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "merged_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "merged_at": "2030-01-31T09:30:00.000Z",
                     *           "undone_at": "2030-01-31T09:30:00.000Z",
                     *           "undoable_until": "2030-01-31T09:30:00.000Z"
                     *         },
                     *         "lead": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "name": "Grace Hopper",
                     *           "email": "asha@example.com",
                     *           "phone": "+91 98765 43210",
                     *           "company": "Navy",
                     *           "status": "new",
                     *           "source": "website",
                     *           "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            merge: components["schemas"]["LeadMerge"];
                            lead: components["schemas"]["Lead"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLeadMerges: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "survivor_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "absorbed_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "merged_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "merged_at": "2030-01-31T09:30:00.000Z",
                     *           "undone_at": "2030-01-31T09:30:00.000Z",
                     *           "undoable_until": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadMerge"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteLeadsMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "email": "asha@example.com",
                     *         "phone": "+91 98765 43210",
                     *         "company": "Navy",
                     *         "status": "new",
                     *         "source": "website",
                     *         "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLeadsExport: {
        parameters: {
            query?: {
                /** @description only leads with this status; an unknown one matches none */
                status?: string;
                /** @description in name, company, e-mail and phone (in any format); one or two letters or digits at the beginning of a word */
                search?: string;
                source?: string;
                assigned_to?: string;
                /** @description a date, or a date and time with its time zone */
                created_from?: string;
                /** @description a date, or a date and time with its time zone; a date includes that day, a time does not include itself */
                created_to?: string;
                /** @description where dates are meant, as Asia/Kolkata; UTC when not given */
                time_zone?: string;
                /** @description due: its time has come; overdue: its time passed more than a day ago; none: nothing is planned */
                follow_up?: "due" | "overdue" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file in UTF-8, its first line the columns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLeadsInteractionsExport: {
        parameters: {
            query?: {
                /** @description only leads with this status; an unknown one matches none */
                status?: string;
                /** @description in name, company, e-mail and phone (in any format); one or two letters or digits at the beginning of a word */
                search?: string;
                source?: string;
                assigned_to?: string;
                /** @description a date, or a date and time with its time zone */
                created_from?: string;
                /** @description a date, or a date and time with its time zone; a date includes that day, a time does not include itself */
                created_to?: string;
                /** @description where dates are meant, as Asia/Kolkata; UTC when not given */
                time_zone?: string;
                /** @description due: its time has come; overdue: its time passed more than a day ago; none: nothing is planned */
                follow_up?: "due" | "overdue" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file in UTF-8, its first line the columns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLeadsImports: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "file_name": "text",
                     *           "size": 1,
                     *           "state": "uploaded",
                     *           "encoding": "utf-8",
                     *           "delimiter": ",",
                     *           "columns": [
                     *             "text"
                     *           ],
                     *           "mapping": [
                     *             "name"
                     *           ],
                     *           "options": {
                     *             "duplicates": "skip",
                     *             "assign": "me"
                     *           },
                     *           "rows": 1,
                     *           "progress": 1,
                     *           "checked": null,
                     *           "result": null,
                     *           "failure": "text",
                     *           "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "started_at": "2030-01-31T09:30:00.000Z",
                     *           "finished_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImport"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLeadsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description the file: in the field file of a form, or as it is */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
                "text/csv": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "preview": [
                     *           {
                     *             "row": 1,
                     *             "cells": [
                     *               "text"
                     *             ],
                     *             "lead": null,
                     *             "problem": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImportWithPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLeadsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "preview": [
                     *           {
                     *             "row": 1,
                     *             "cells": [
                     *               "text"
                     *             ],
                     *             "lead": null,
                     *             "problem": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImportWithPreview"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLeadsImportMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mapping": [
                 *         "name"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description for each column the field it goes to, or null */
                    mapping: ("name" | "first_name" | "last_name" | "email" | "phone" | "company" | "status" | "source" | null)[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "preview": [
                     *           {
                     *             "row": 1,
                     *             "cells": [
                     *               "text"
                     *             ],
                     *             "lead": null,
                     *             "problem": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImportWithPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dryRunLeadsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "duplicates": "skip",
                 *       "assign": "me"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description what becomes of a row whose phone or e-mail a lead that you can read has already: passed over, changed where the row says something, or created all the same
                     * @default skip
                     * @enum {string}
                     */
                    duplicates?: "skip" | "update" | "create";
                    /**
                     * @description whose new leads become; rules and nobody need manager
                     * @default me
                     * @enum {string}
                     */
                    assign?: "me" | "rules" | "nobody";
                };
            };
        };
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    runLeadsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "duplicates": "skip",
                 *       "assign": "me"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description what becomes of a row whose phone or e-mail a lead that you can read has already: passed over, changed where the row says something, or created all the same
                     * @default skip
                     * @enum {string}
                     */
                    duplicates?: "skip" | "update" | "create";
                    /**
                     * @description whose new leads become; rules and nobody need manager
                     * @default me
                     * @enum {string}
                     */
                    assign?: "me" | "rules" | "nobody";
                };
            };
        };
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoLeadsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLeadsImportProblems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file in UTF-8, its first line the columns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFollowUps: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description now: its time has come; overdue: its time passed more than a day ago; later: still to come; all when not given */
                due?: "now" | "overdue" | "later";
                /** @description only what is due on this day, as 2030-01-15 */
                day?: string;
                /** @description where the day is, as Asia/Kolkata; UTC when not given */
                time_zone?: string;
                /** @description instead of a day */
                from?: string;
                /** @description up to, not including */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "due_at": "2030-01-31T09:30:00.000Z",
                     *           "set_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "lead": {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "name": "Grace Hopper",
                     *             "email": "asha@example.com",
                     *             "phone": "+91 98765 43210",
                     *             "company": "Navy",
                     *             "status": "new",
                     *             "source": "website",
                     *             "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *             "created_at": "2030-01-31T09:30:00.000Z",
                     *             "updated_at": "2030-01-31T09:30:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadFollowUp"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLeadFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "due_at": "2030-01-31T09:30:00.000Z",
                     *         "set_by": "123e4567-e89b-42d3-a456-426614174000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FollowUp"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLeadFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "due_at": "2030-01-31T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    due_at: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "due_at": "2030-01-31T09:30:00.000Z",
                     *         "set_by": "123e4567-e89b-42d3-a456-426614174000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FollowUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteLeadFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "due_at": "2030-01-31T09:30:00.000Z",
                     *         "set_by": "123e4567-e89b-42d3-a456-426614174000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FollowUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLeadConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "do_not_call": false,
                 *       "reason": "text"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    do_not_call: false;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "do_not_call": false,
                     *         "leads": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            lead_id: string;
                            /** @constant */
                            do_not_call: false;
                            /** @description how many leads with this number may be called again */
                            leads: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFollowUpsPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "digest": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FollowUpPreferences"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFollowUpsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "digest": false
                 *     }
                 */
                "application/json": components["schemas"]["FollowUpPreferences"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "digest": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FollowUpPreferences"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFollowUpsCompliance: {
        parameters: {
            query?: {
                /** @description 30 days before to when not given */
                from?: string;
                /** @description up to, not including; now when not given */
                to?: string;
                person?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "person": "123e4567-e89b-42d3-a456-426614174000",
                     *         "from": "2030-01-31T09:30:00.000Z",
                     *         "to": "2030-01-31T09:30:00.000Z",
                     *         "came_due": 1,
                     *         "on_time": 1,
                     *         "late": 1,
                     *         "dropped": 1,
                     *         "moved": 1,
                     *         "open": 1,
                     *         "compliance": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FollowUpCompliance"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLeadInteractions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                type?: "call" | "email" | "meeting" | "note";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "type": "call",
                     *           "content": "Wants the price list.",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "first_name": "Asha",
                     *           "last_name": "Rao"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadInteraction"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLeadInteraction: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "call",
                 *       "content": "Wants the price list.",
                 *       "outcome": "connected",
                 *       "duration_seconds": 240,
                 *       "occurred_at": "2030-01-31T09:30:00.000Z",
                 *       "follow_up_at": "2030-01-31T09:30:00.000Z",
                 *       "reopen": false
                 *     }
                 */
                "application/json": components["schemas"]["NewInteraction"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "type": "call",
                     *         "content": "Wants the price list.",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "outcome": "connected",
                     *         "duration_seconds": 240,
                     *         "occurred_at": "2030-01-31T09:30:00.000Z"
                     *       },
                     *       "meta": {
                     *         "moved": {
                     *           "contact": false,
                     *           "status": {
                     *             "from": "new",
                     *             "to": "new",
                     *             "kept": false
                     *           },
                     *           "attempts": 1,
                     *           "do_not_call": false,
                     *           "next_attempt_at": "2030-01-31T09:30:00.000Z",
                     *           "follow_up": {
                     *             "from": "2030-01-31T09:30:00.000Z",
                     *             "to": "2030-01-31T09:30:00.000Z"
                     *           },
                     *           "claim_ended": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadInteraction"];
                        meta?: {
                            moved: components["schemas"]["Moved"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimNextLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null,
                     *       "meta": {
                     *         "reason": "empty",
                     *         "retry_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: null | {
                            lead: components["schemas"]["Lead"];
                            /**
                             * @description callback: planned, and its time has come; fresh: never called; retry: tried before and not reached
                             * @enum {string}
                             */
                            reason: "callback" | "fresh" | "retry";
                            claim: components["schemas"]["Claim"];
                            script: components["schemas"]["Script"] | null;
                        };
                        meta?: {
                            /** @enum {string} */
                            reason: "empty" | "nothing_due" | "outside_calling_hours" | "too_many_claims";
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            retry_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listQueue: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "lead": {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "name": "Grace Hopper",
                     *             "email": "asha@example.com",
                     *             "phone": "+91 98765 43210",
                     *             "company": "Navy",
                     *             "status": "new",
                     *             "source": "website",
                     *             "assigned_to": "123e4567-e89b-42d3-a456-426614174000",
                     *             "created_at": "2030-01-31T09:30:00.000Z",
                     *             "updated_at": "2030-01-31T09:30:00.000Z"
                     *           },
                     *           "reason": "callback",
                     *           "ready_at": "2030-01-31T09:30:00.000Z",
                     *           "waits_for": "calling_hours",
                     *           "claim": {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "expires_at": "2030-01-31T09:30:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "unassigned": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["QueueEntry"][];
                        meta: {
                            /** @description up to 1000 */
                            total: number;
                            page: number;
                            limit: number;
                            /** @description how many leads wait for whoever asks first, up to 1000 */
                            unassigned: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateQueueClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteQueueClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Claim"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listScripts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "title": "text",
                     *           "body": "text",
                     *           "source": "website",
                     *           "status": "new",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallScript"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createScript: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "website",
                 *       "status": "new",
                 *       "title": "text",
                 *       "body": "text"
                 *     }
                 */
                "application/json": components["schemas"]["NewCallScript"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "body": "text",
                     *         "source": "website",
                     *         "status": "new",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallScript"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getScript: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "body": "text",
                     *         "source": "website",
                     *         "status": "new",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallScript"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateScript: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "website",
                 *       "status": "new",
                 *       "title": "text",
                 *       "body": "text"
                 *     }
                 */
                "application/json": components["schemas"]["NewCallScript"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "body": "text",
                     *         "source": "website",
                     *         "status": "new",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallScript"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "body": "text",
                     *         "source": "website",
                     *         "status": "new",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallScript"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAnalyticsLeads: {
        parameters: {
            query?: {
                /** @description a date, or a date and time; 30 days before the end where it is not given */
                from?: string;
                /** @description a date, or a date and time; a date includes that day, a time does not include itself. The end of today where it is not given */
                to?: string;
                /** @description in which days begin, as in Asia/Kolkata */
                time_zone?: string;
                /** @description only leads from this source */
                source?: string;
                /** @description only leads that are theirs now */
                assigned_to?: string;
                interval?: "day" | "week" | "month";
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "period": {
                     *           "from": "2030-01-31T09:30:00.000Z",
                     *           "to": "2030-01-31T09:30:00.000Z",
                     *           "time_zone": "Asia/Kolkata"
                     *         },
                     *         "counted_up_to": "2030-01-31T09:30:00.000Z",
                     *         "totals": {
                     *           "leads": 1,
                     *           "attempted": 1,
                     *           "contacted": 1,
                     *           "qualified": 1,
                     *           "converted": 1,
                     *           "lost": 1
                     *         },
                     *         "by_status": {
                     *           "new": 1,
                     *           "contacted": 1,
                     *           "qualified": 1,
                     *           "converted": 1,
                     *           "lost": 1
                     *         },
                     *         "by_source": [
                     *           {
                     *             "source": "website",
                     *             "leads": 1,
                     *             "attempted": 1,
                     *             "contacted": 1,
                     *             "qualified": 1,
                     *             "converted": 1,
                     *             "lost": 1,
                     *             "conversion_rate": 1,
                     *             "conversion_rate_of": {
                     *               "numerator": 1,
                     *               "denominator": 1
                     *             },
                     *             "win_rate": 1,
                     *             "win_rate_of": {
                     *               "numerator": 1,
                     *               "denominator": 1
                     *             }
                     *           }
                     *         ],
                     *         "funnel": [
                     *           {
                     *             "stage": "created",
                     *             "leads": 1,
                     *             "of_created": 1,
                     *             "of_previous": 1
                     *           }
                     *         ],
                     *         "conversion_rate": 1,
                     *         "conversion_rate_of": {
                     *           "numerator": 1,
                     *           "denominator": 1
                     *         },
                     *         "win_rate": 1,
                     *         "win_rate_of": {
                     *           "numerator": 1,
                     *           "denominator": 1
                     *         },
                     *         "maturity": {
                     *           "median_seconds_to_conversion": 1,
                     *           "leads_too_young": 1
                     *         },
                     *         "time_to_first_attempt": {
                     *           "leads": 1,
                     *           "p50_seconds": 1,
                     *           "p95_seconds": 1,
                     *           "exact": false
                     *         },
                     *         "time_to_first_contact": {
                     *           "leads": 1,
                     *           "p50_seconds": 1,
                     *           "p95_seconds": 1,
                     *           "exact": false
                     *         },
                     *         "time_to_conversion": {
                     *           "leads": 1,
                     *           "p50_seconds": 1,
                     *           "p95_seconds": 1,
                     *           "exact": false
                     *         },
                     *         "series": [
                     *           {
                     *             "start": "2030-01-31T09:30:00.000Z",
                     *             "created": 1,
                     *             "contacted": 1,
                     *             "qualified": 1,
                     *             "converted": 1,
                     *             "lost": 1,
                     *             "calls": 1,
                     *             "connected_calls": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadAnalytics"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAnalyticsLeadsRows: {
        parameters: {
            query?: {
                /** @description a date, or a date and time; 30 days before the end where it is not given */
                from?: string;
                /** @description a date, or a date and time; a date includes that day, a time does not include itself. The end of today where it is not given */
                to?: string;
                /** @description in which days begin, as in Asia/Kolkata */
                time_zone?: string;
                /** @description only leads from this source */
                source?: string;
                /** @description only leads that are theirs now */
                assigned_to?: string;
                limit?: number;
                /** @description meta.next_cursor of the page before */
                cursor?: string;
                /** @description the field that holds the number, of totals without that word */
                measure?: "leads" | "attempted" | "contacted" | "qualified" | "converted" | "lost" | "by_status.new" | "by_status.contacted" | "by_status.qualified" | "by_status.converted" | "by_status.lost" | "conversion_rate_of.numerator" | "conversion_rate_of.denominator" | "win_rate_of.numerator" | "win_rate_of.denominator" | "time_to_first_attempt" | "time_to_first_contact" | "time_to_conversion";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         null
                     *       ],
                     *       "meta": {
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description leads */
                        data: unknown[];
                        meta: {
                            limit: number;
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAnalyticsTelecallers: {
        parameters: {
            query?: {
                /** @description a date, or a date and time; 30 days before the end where it is not given */
                from?: string;
                /** @description a date, or a date and time; a date includes that day, a time does not include itself. The end of today where it is not given */
                to?: string;
                /** @description in which days begin, as in Asia/Kolkata */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "first_name": "Asha",
                     *           "last_name": "Rao",
                     *           "role": "telecaller",
                     *           "leads_assigned": 1,
                     *           "total_calls": 1,
                     *           "connected_calls": 1,
                     *           "unique_leads_called": 1,
                     *           "connection_rate": 1,
                     *           "connection_rate_of": {
                     *             "numerator": 1,
                     *             "denominator": 1
                     *           },
                     *           "talk_time_seconds": 1,
                     *           "avg_talk_time_seconds": 1,
                     *           "conversions": 1,
                     *           "conversion_rate": 1,
                     *           "conversion_rate_of": {
                     *             "numerator": 1,
                     *             "denominator": 1
                     *           },
                     *           "time_to_first_contact": {
                     *             "leads": 1,
                     *             "p50_seconds": 1,
                     *             "p95_seconds": 1,
                     *             "exact": false
                     *           },
                     *           "follow_up_compliance": 1,
                     *           "follow_up_compliance_of": {
                     *             "numerator": 1,
                     *             "denominator": 1
                     *           },
                     *           "rank": 1,
                     *           "ranked_people": 1
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "period": {
                     *           "from": "2030-01-31T09:30:00.000Z",
                     *           "to": "2030-01-31T09:30:00.000Z",
                     *           "time_zone": "Asia/Kolkata"
                     *         },
                     *         "counted_up_to": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TelecallerAnalytics"][];
                        meta: {
                            total: number;
                            period: components["schemas"]["Period"];
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            counted_up_to: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAnalyticsTelecaller: {
        parameters: {
            query?: {
                /** @description a date, or a date and time; 30 days before the end where it is not given */
                from?: string;
                /** @description a date, or a date and time; a date includes that day, a time does not include itself. The end of today where it is not given */
                to?: string;
                /** @description in which days begin, as in Asia/Kolkata */
                time_zone?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "first_name": "Asha",
                     *         "last_name": "Rao",
                     *         "role": "telecaller",
                     *         "leads_assigned": 1,
                     *         "total_calls": 1,
                     *         "connected_calls": 1,
                     *         "unique_leads_called": 1,
                     *         "connection_rate": 1,
                     *         "connection_rate_of": {
                     *           "numerator": 1,
                     *           "denominator": 1
                     *         },
                     *         "talk_time_seconds": 1,
                     *         "avg_talk_time_seconds": 1,
                     *         "conversions": 1,
                     *         "conversion_rate": 1,
                     *         "conversion_rate_of": {
                     *           "numerator": 1,
                     *           "denominator": 1
                     *         },
                     *         "time_to_first_contact": {
                     *           "leads": 1,
                     *           "p50_seconds": 1,
                     *           "p95_seconds": 1,
                     *           "exact": false
                     *         },
                     *         "follow_up_compliance": 1,
                     *         "follow_up_compliance_of": {
                     *           "numerator": 1,
                     *           "denominator": 1
                     *         },
                     *         "rank": 1,
                     *         "ranked_people": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TelecallerAnalytics"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAnalyticsTelecallerRows: {
        parameters: {
            query?: {
                /** @description a date, or a date and time; 30 days before the end where it is not given */
                from?: string;
                /** @description a date, or a date and time; a date includes that day, a time does not include itself. The end of today where it is not given */
                to?: string;
                /** @description in which days begin, as in Asia/Kolkata */
                time_zone?: string;
                limit?: number;
                /** @description meta.next_cursor of the page before */
                cursor?: string;
                /** @description the field that holds the number */
                measure?: "leads_assigned" | "total_calls" | "connected_calls" | "unique_leads_called" | "connection_rate_of.numerator" | "connection_rate_of.denominator" | "talk_time_seconds" | "conversions" | "conversion_rate_of.numerator" | "conversion_rate_of.denominator" | "time_to_first_contact" | "follow_up_compliance_of.numerator" | "follow_up_compliance_of.denominator";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         null
                     *       ],
                     *       "meta": {
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description {at, outcome, duration_seconds, lead} */
                        data: unknown[];
                        meta: {
                            limit: number;
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssessments: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "title": "text",
                     *           "description": "text",
                     *           "questions": null,
                     *           "scoring_rules": null,
                     *           "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "is_active": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "left_out": [
                     *           "123e4567-e89b-42d3-a456-426614174000"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assessment"][];
                        meta: components["schemas"]["PageMeta"] & {
                            left_out?: string[];
                        };
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Any failure; error.details.reason has the general code */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    /** @description seconds to wait, where error.details.reason is UNAVAILABLE */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "text",
                 *       "description": "text",
                 *       "questions": null,
                 *       "scoring_rules": null
                 *     }
                 */
                "application/json": components["schemas"]["NewAssessment"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "description": "text",
                     *         "questions": null,
                     *         "scoring_rules": null,
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "is_active": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            /** @description Any failure; error.details.reason has the general code */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    /** @description seconds to wait, where error.details.reason is UNAVAILABLE */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentsSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "description": "text",
                     *         "questions": null,
                     *         "scoring_rules": null,
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "is_active": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "text",
                 *       "description": "text",
                 *       "questions": null,
                 *       "scoring_rules": null,
                 *       "is_active": false
                 *     }
                 */
                "application/json": components["schemas"]["AssessmentChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "description": "text",
                     *         "questions": null,
                     *         "scoring_rules": null,
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "is_active": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "text",
                     *         "description": "text",
                     *         "questions": null,
                     *         "scoring_rules": null,
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "is_active": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssessmentIntake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "text",
                     *           "text": "text",
                     *           "help": "text",
                     *           "multiple": false,
                     *           "options": [
                     *             {
                     *               "id": "text",
                     *               "text": "text"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            text: string;
                            /** @description why it is asked and what it changes */
                            help: string;
                            multiple: boolean;
                            options: {
                                id: string;
                                text: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "assessment_id": "text",
                 *       "intake": null
                 *     }
                 */
                "application/json": {
                    assessment_id: string;
                    intake?: unknown;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "in_progress",
                     *         "form": "full",
                     *         "engine_version": "text",
                     *         "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "progress": {
                     *           "answered": 1,
                     *           "expected": 1,
                     *           "percent": 1,
                     *           "phase": "self",
                     *           "minutes_left": 1
                     *         },
                     *         "time": {
                     *           "started_at": "2030-01-31T09:30:00.000Z",
                     *           "active_seconds": 1,
                     *           "paused": false,
                     *           "stated_minutes": {
                     *             "from": 1,
                     *             "to": 1
                     *           },
                     *           "limit_seconds": 1,
                     *           "remaining_seconds": 1,
                     *           "extensions_left": 1
                     *         },
                     *         "questions": [
                     *           {
                     *             "id": "text",
                     *             "kind": "self",
                     *             "text": "text",
                     *             "seconds": 1,
                     *             "answer": "scale"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "resumed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            /** @enum {string} */
                            state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                            /** @enum {string} */
                            form: "full" | "short";
                            engine_version: string;
                            /** Format: uuid */
                            calibration_id: string | null;
                            progress: {
                                answered: number;
                                /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                expected: number;
                                percent: number;
                                /** @enum {string} */
                                phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                minutes_left: number;
                            };
                            time: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                started_at: string;
                                active_seconds: number;
                                paused: boolean;
                                stated_minutes: {
                                    from: number;
                                    to: number;
                                };
                                limit_seconds: number | null;
                                remaining_seconds: number | null;
                                extensions_left: number | null;
                            };
                            /** @description to answer now */
                            questions: {
                                id: string;
                                /** @enum {string} */
                                kind: "self" | "situational" | "peer" | "exercise";
                                text: string;
                                /** @description how long a typical person takes */
                                seconds: number;
                                /** @enum {string} */
                                answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                scale?: string[];
                                options?: {
                                    id: string;
                                    text: string;
                                }[];
                                unit?: string;
                                table?: {
                                    caption: string;
                                    columns: string[];
                                    rows: string[][];
                                };
                            }[];
                        };
                        meta: {
                            resumed: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Payment Required */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentResponses: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "attempt": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "state": "in_progress",
                     *           "form": "full",
                     *           "engine_version": "text",
                     *           "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "progress": {
                     *             "answered": 1,
                     *             "expected": 1,
                     *             "percent": 1,
                     *             "phase": "self",
                     *             "minutes_left": 1
                     *           },
                     *           "time": {
                     *             "started_at": "2030-01-31T09:30:00.000Z",
                     *             "active_seconds": 1,
                     *             "paused": false,
                     *             "stated_minutes": {
                     *               "from": 1,
                     *               "to": 1
                     *             },
                     *             "limit_seconds": 1,
                     *             "remaining_seconds": 1,
                     *             "extensions_left": 1
                     *           },
                     *           "questions": [
                     *             {
                     *               "id": "text",
                     *               "kind": "self",
                     *               "text": "text",
                     *               "seconds": 1,
                     *               "answer": "scale"
                     *             }
                     *           ]
                     *         },
                     *         "answers": [
                     *           {
                     *             "question_id": "text",
                     *             "value": null,
                     *             "elapsed_ms": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            attempt: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                assessment_id: string;
                                /** @enum {string} */
                                state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                                /** @enum {string} */
                                form: "full" | "short";
                                engine_version: string;
                                /** Format: uuid */
                                calibration_id: string | null;
                                progress: {
                                    answered: number;
                                    /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                    expected: number;
                                    percent: number;
                                    /** @enum {string} */
                                    phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                    minutes_left: number;
                                };
                                time: {
                                    /**
                                     * Format: date-time
                                     * @description ISO 8601, UTC, milliseconds
                                     */
                                    started_at: string;
                                    active_seconds: number;
                                    paused: boolean;
                                    stated_minutes: {
                                        from: number;
                                        to: number;
                                    };
                                    limit_seconds: number | null;
                                    remaining_seconds: number | null;
                                    extensions_left: number | null;
                                };
                                /** @description to answer now */
                                questions: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "self" | "situational" | "peer" | "exercise";
                                    text: string;
                                    /** @description how long a typical person takes */
                                    seconds: number;
                                    /** @enum {string} */
                                    answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                    scale?: string[];
                                    options?: {
                                        id: string;
                                        text: string;
                                    }[];
                                    unit?: string;
                                    table?: {
                                        caption: string;
                                        columns: string[];
                                        rows: string[][];
                                    };
                                }[];
                            };
                            answers: {
                                question_id: string;
                                value: unknown;
                                elapsed_ms: number | null;
                            }[];
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordAssessmentResponses: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "text",
                 *       "answers": [
                 *         {
                 *           "question_id": "text",
                 *           "value": null,
                 *           "elapsed_ms": 1,
                 *           "client_id": "text"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    attempt_id?: string;
                    answers: {
                        question_id: string;
                        /** @description scale: 1 to 5; rate: {option: 1 to 5} for each option; best_worst: {best, worst}; choice: an option’s id; order: all ids in order; number; text */
                        value: unknown;
                        /** @description how long the person took; never scored */
                        elapsed_ms?: number;
                        client_id?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recorded": [
                     *           {
                     *             "question_id": "text",
                     *             "outcome": "recorded"
                     *           }
                     *         ],
                     *         "scores": [
                     *           {
                     *             "dimension": "text",
                     *             "answers": 1,
                     *             "score": 1,
                     *             "standard_error": 1,
                     *             "interval": {
                     *               "low": 1,
                     *               "high": 1
                     *             }
                     *           }
                     *         ],
                     *         "attempt": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "state": "in_progress",
                     *           "form": "full",
                     *           "engine_version": "text",
                     *           "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "progress": {
                     *             "answered": 1,
                     *             "expected": 1,
                     *             "percent": 1,
                     *             "phase": "self",
                     *             "minutes_left": 1
                     *           },
                     *           "time": {
                     *             "started_at": "2030-01-31T09:30:00.000Z",
                     *             "active_seconds": 1,
                     *             "paused": false,
                     *             "stated_minutes": {
                     *               "from": 1,
                     *               "to": 1
                     *             },
                     *             "limit_seconds": 1,
                     *             "remaining_seconds": 1,
                     *             "extensions_left": 1
                     *           },
                     *           "questions": [
                     *             {
                     *               "id": "text",
                     *               "kind": "self",
                     *               "text": "text",
                     *               "seconds": 1,
                     *               "answer": "scale"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            recorded: {
                                question_id: string;
                                /** @enum {string} */
                                outcome: "recorded" | "changed" | "unchanged";
                            }[];
                            /** @description from self-assessment alone, while the person is still answering */
                            scores: {
                                dimension: string;
                                answers: number;
                                score: number | null;
                                standard_error: number | null;
                                interval: {
                                    low: number;
                                    high: number;
                                } | null;
                            }[];
                            attempt: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                assessment_id: string;
                                /** @enum {string} */
                                state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                                /** @enum {string} */
                                form: "full" | "short";
                                engine_version: string;
                                /** Format: uuid */
                                calibration_id: string | null;
                                progress: {
                                    answered: number;
                                    /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                    expected: number;
                                    percent: number;
                                    /** @enum {string} */
                                    phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                    minutes_left: number;
                                };
                                time: {
                                    /**
                                     * Format: date-time
                                     * @description ISO 8601, UTC, milliseconds
                                     */
                                    started_at: string;
                                    active_seconds: number;
                                    paused: boolean;
                                    stated_minutes: {
                                        from: number;
                                        to: number;
                                    };
                                    limit_seconds: number | null;
                                    remaining_seconds: number | null;
                                    extensions_left: number | null;
                                };
                                /** @description to answer now */
                                questions: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "self" | "situational" | "peer" | "exercise";
                                    text: string;
                                    /** @description how long a typical person takes */
                                    seconds: number;
                                    /** @enum {string} */
                                    answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                    scale?: string[];
                                    options?: {
                                        id: string;
                                        text: string;
                                    }[];
                                    unit?: string;
                                    table?: {
                                        caption: string;
                                        columns: string[];
                                        rows: string[][];
                                    };
                                }[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAssessmentPause: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "in_progress",
                     *         "form": "full",
                     *         "engine_version": "text",
                     *         "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "progress": {
                     *           "answered": 1,
                     *           "expected": 1,
                     *           "percent": 1,
                     *           "phase": "self",
                     *           "minutes_left": 1
                     *         },
                     *         "time": {
                     *           "started_at": "2030-01-31T09:30:00.000Z",
                     *           "active_seconds": 1,
                     *           "paused": false,
                     *           "stated_minutes": {
                     *             "from": 1,
                     *             "to": 1
                     *           },
                     *           "limit_seconds": 1,
                     *           "remaining_seconds": 1,
                     *           "extensions_left": 1
                     *         },
                     *         "questions": [
                     *           {
                     *             "id": "text",
                     *             "kind": "self",
                     *             "text": "text",
                     *             "seconds": 1,
                     *             "answer": "scale"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            /** @enum {string} */
                            state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                            /** @enum {string} */
                            form: "full" | "short";
                            engine_version: string;
                            /** Format: uuid */
                            calibration_id: string | null;
                            progress: {
                                answered: number;
                                /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                expected: number;
                                percent: number;
                                /** @enum {string} */
                                phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                minutes_left: number;
                            };
                            time: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                started_at: string;
                                active_seconds: number;
                                paused: boolean;
                                stated_minutes: {
                                    from: number;
                                    to: number;
                                };
                                limit_seconds: number | null;
                                remaining_seconds: number | null;
                                extensions_left: number | null;
                            };
                            /** @description to answer now */
                            questions: {
                                id: string;
                                /** @enum {string} */
                                kind: "self" | "situational" | "peer" | "exercise";
                                text: string;
                                /** @description how long a typical person takes */
                                seconds: number;
                                /** @enum {string} */
                                answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                scale?: string[];
                                options?: {
                                    id: string;
                                    text: string;
                                }[];
                                unit?: string;
                                table?: {
                                    caption: string;
                                    columns: string[];
                                    rows: string[][];
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAssessmentPause: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "in_progress",
                     *         "form": "full",
                     *         "engine_version": "text",
                     *         "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "progress": {
                     *           "answered": 1,
                     *           "expected": 1,
                     *           "percent": 1,
                     *           "phase": "self",
                     *           "minutes_left": 1
                     *         },
                     *         "time": {
                     *           "started_at": "2030-01-31T09:30:00.000Z",
                     *           "active_seconds": 1,
                     *           "paused": false,
                     *           "stated_minutes": {
                     *             "from": 1,
                     *             "to": 1
                     *           },
                     *           "limit_seconds": 1,
                     *           "remaining_seconds": 1,
                     *           "extensions_left": 1
                     *         },
                     *         "questions": [
                     *           {
                     *             "id": "text",
                     *             "kind": "self",
                     *             "text": "text",
                     *             "seconds": 1,
                     *             "answer": "scale"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            /** @enum {string} */
                            state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                            /** @enum {string} */
                            form: "full" | "short";
                            engine_version: string;
                            /** Format: uuid */
                            calibration_id: string | null;
                            progress: {
                                answered: number;
                                /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                expected: number;
                                percent: number;
                                /** @enum {string} */
                                phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                minutes_left: number;
                            };
                            time: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                started_at: string;
                                active_seconds: number;
                                paused: boolean;
                                stated_minutes: {
                                    from: number;
                                    to: number;
                                };
                                limit_seconds: number | null;
                                remaining_seconds: number | null;
                                extensions_left: number | null;
                            };
                            /** @description to answer now */
                            questions: {
                                id: string;
                                /** @enum {string} */
                                kind: "self" | "situational" | "peer" | "exercise";
                                text: string;
                                /** @description how long a typical person takes */
                                seconds: number;
                                /** @enum {string} */
                                answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                scale?: string[];
                                options?: {
                                    id: string;
                                    text: string;
                                }[];
                                unit?: string;
                                table?: {
                                    caption: string;
                                    columns: string[];
                                    rows: string[][];
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAssessmentExtension: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "in_progress",
                     *         "form": "full",
                     *         "engine_version": "text",
                     *         "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "progress": {
                     *           "answered": 1,
                     *           "expected": 1,
                     *           "percent": 1,
                     *           "phase": "self",
                     *           "minutes_left": 1
                     *         },
                     *         "time": {
                     *           "started_at": "2030-01-31T09:30:00.000Z",
                     *           "active_seconds": 1,
                     *           "paused": false,
                     *           "stated_minutes": {
                     *             "from": 1,
                     *             "to": 1
                     *           },
                     *           "limit_seconds": 1,
                     *           "remaining_seconds": 1,
                     *           "extensions_left": 1
                     *         },
                     *         "questions": [
                     *           {
                     *             "id": "text",
                     *             "kind": "self",
                     *             "text": "text",
                     *             "seconds": 1,
                     *             "answer": "scale"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            /** @enum {string} */
                            state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                            /** @enum {string} */
                            form: "full" | "short";
                            engine_version: string;
                            /** Format: uuid */
                            calibration_id: string | null;
                            progress: {
                                answered: number;
                                /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                expected: number;
                                percent: number;
                                /** @enum {string} */
                                phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                minutes_left: number;
                            };
                            time: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                started_at: string;
                                active_seconds: number;
                                paused: boolean;
                                stated_minutes: {
                                    from: number;
                                    to: number;
                                };
                                limit_seconds: number | null;
                                remaining_seconds: number | null;
                                extensions_left: number | null;
                            };
                            /** @description to answer now */
                            questions: {
                                id: string;
                                /** @enum {string} */
                                kind: "self" | "situational" | "peer" | "exercise";
                                text: string;
                                /** @description how long a typical person takes */
                                seconds: number;
                                /** @enum {string} */
                                answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                scale?: string[];
                                options?: {
                                    id: string;
                                    text: string;
                                }[];
                                unit?: string;
                                table?: {
                                    caption: string;
                                    columns: string[];
                                    rows: string[][];
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAssessmentAttempt: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "in_progress",
                     *         "form": "full",
                     *         "engine_version": "text",
                     *         "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "progress": {
                     *           "answered": 1,
                     *           "expected": 1,
                     *           "percent": 1,
                     *           "phase": "self",
                     *           "minutes_left": 1
                     *         },
                     *         "time": {
                     *           "started_at": "2030-01-31T09:30:00.000Z",
                     *           "active_seconds": 1,
                     *           "paused": false,
                     *           "stated_minutes": {
                     *             "from": 1,
                     *             "to": 1
                     *           },
                     *           "limit_seconds": 1,
                     *           "remaining_seconds": 1,
                     *           "extensions_left": 1
                     *         },
                     *         "questions": [
                     *           {
                     *             "id": "text",
                     *             "kind": "self",
                     *             "text": "text",
                     *             "seconds": 1,
                     *             "answer": "scale"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            /** @enum {string} */
                            state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                            /** @enum {string} */
                            form: "full" | "short";
                            engine_version: string;
                            /** Format: uuid */
                            calibration_id: string | null;
                            progress: {
                                answered: number;
                                /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                expected: number;
                                percent: number;
                                /** @enum {string} */
                                phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                minutes_left: number;
                            };
                            time: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                started_at: string;
                                active_seconds: number;
                                paused: boolean;
                                stated_minutes: {
                                    from: number;
                                    to: number;
                                };
                                limit_seconds: number | null;
                                remaining_seconds: number | null;
                                extensions_left: number | null;
                            };
                            /** @description to answer now */
                            questions: {
                                id: string;
                                /** @enum {string} */
                                kind: "self" | "situational" | "peer" | "exercise";
                                text: string;
                                /** @description how long a typical person takes */
                                seconds: number;
                                /** @enum {string} */
                                answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                scale?: string[];
                                options?: {
                                    id: string;
                                    text: string;
                                }[];
                                unit?: string;
                                table?: {
                                    caption: string;
                                    columns: string[];
                                    rows: string[][];
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt_id": "text",
                 *       "assessment_id": "text",
                 *       "answers": [
                 *         {
                 *           "question_id": "text",
                 *           "value": null,
                 *           "elapsed_ms": 1,
                 *           "client_id": "text"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    attempt_id?: string;
                    assessment_id?: string;
                    answers?: {
                        question_id: string;
                        /** @description scale: 1 to 5; rate: {option: 1 to 5} for each option; best_worst: {best, worst}; choice: an option’s id; order: all ids in order; number; text */
                        value: unknown;
                        /** @description how long the person took; never scored */
                        elapsed_ms?: number;
                        client_id?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "attempt": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "state": "in_progress",
                     *           "form": "full",
                     *           "engine_version": "text",
                     *           "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "progress": {
                     *             "answered": 1,
                     *             "expected": 1,
                     *             "percent": 1,
                     *             "phase": "self",
                     *             "minutes_left": 1
                     *           },
                     *           "time": {
                     *             "started_at": "2030-01-31T09:30:00.000Z",
                     *             "active_seconds": 1,
                     *             "paused": false,
                     *             "stated_minutes": {
                     *               "from": 1,
                     *               "to": 1
                     *             },
                     *             "limit_seconds": 1,
                     *             "remaining_seconds": 1,
                     *             "extensions_left": 1
                     *           },
                     *           "questions": [
                     *             {
                     *               "id": "text",
                     *               "kind": "self",
                     *               "text": "text",
                     *               "seconds": 1,
                     *               "answer": "scale"
                     *             }
                     *           ]
                     *         },
                     *         "results": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "computed_at": "2030-01-31T09:30:00.000Z",
                     *           "reason": "submitted",
                     *           "engine_version": "text",
                     *           "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "form": "full",
                     *           "answers": 1,
                     *           "not_counted": 1,
                     *           "complete": false,
                     *           "dimensions": [
                     *             {
                     *               "dimension": "text",
                     *               "score": 1,
                     *               "band": "exceptional",
                     *               "band_probabilities": {
                     *                 "exceptional": 1,
                     *                 "strong": 1,
                     *                 "moderate": 1,
                     *                 "developing": 1,
                     *                 "growth": 1
                     *               },
                     *               "percentile": 1,
                     *               "z": 1,
                     *               "standard_error": 1,
                     *               "interval": {
                     *                 "low": 1,
                     *                 "high": 1
                     *               },
                     *               "composite": {
                     *                 "theta": 1,
                     *                 "se": 1
                     *               },
                     *               "components": [
                     *                 {
                     *                   "component": "self",
                     *                   "stated_weight": 1,
                     *                   "weight_used": 1,
                     *                   "z": 1,
                     *                   "standard_error": 1,
                     *                   "evidence": 1
                     *                 }
                     *               ],
                     *               "missing": [
                     *                 "self"
                     *               ],
                     *               "note": "text"
                     *             }
                     *           ],
                     *           "exercises": [
                     *             {
                     *               "dimension": "text",
                     *               "score": 1,
                     *               "z": 1,
                     *               "standard_error": 1,
                     *               "evidence": 1
                     *             }
                     *           ],
                     *           "peers": {
                     *             "raters": 1,
                     *             "needed": 1,
                     *             "used": false
                     *           },
                     *           "norm": {
                     *             "kind": "prior",
                     *             "n": 1,
                     *             "statement": "text"
                     *           },
                     *           "validity": {
                     *             "verdict": "sound",
                     *             "flags": 1,
                     *             "summary": "text",
                     *             "checks": [
                     *               {
                     *                 "check": "text",
                     *                 "value": 1,
                     *                 "cutoff": 1,
                     *                 "flagged_when": "above",
                     *                 "verdict": "passed",
                     *                 "evidence": "text"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            attempt: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                assessment_id: string;
                                /** @enum {string} */
                                state: "in_progress" | "completed" | "scored" | "rescored" | "abandoned" | "expired";
                                /** @enum {string} */
                                form: "full" | "short";
                                engine_version: string;
                                /** Format: uuid */
                                calibration_id: string | null;
                                progress: {
                                    answered: number;
                                    /** @description as far as can be told: adaptive questions end when scores are exact enough */
                                    expected: number;
                                    percent: number;
                                    /** @enum {string} */
                                    phase: "self" | "situational" | "exercise" | "ready_to_submit" | "ended";
                                    minutes_left: number;
                                };
                                time: {
                                    /**
                                     * Format: date-time
                                     * @description ISO 8601, UTC, milliseconds
                                     */
                                    started_at: string;
                                    active_seconds: number;
                                    paused: boolean;
                                    stated_minutes: {
                                        from: number;
                                        to: number;
                                    };
                                    limit_seconds: number | null;
                                    remaining_seconds: number | null;
                                    extensions_left: number | null;
                                };
                                /** @description to answer now */
                                questions: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "self" | "situational" | "peer" | "exercise";
                                    text: string;
                                    /** @description how long a typical person takes */
                                    seconds: number;
                                    /** @enum {string} */
                                    answer: "scale" | "rate" | "best_worst" | "choice" | "order" | "number" | "text";
                                    scale?: string[];
                                    options?: {
                                        id: string;
                                        text: string;
                                    }[];
                                    unit?: string;
                                    table?: {
                                        caption: string;
                                        columns: string[];
                                        rows: string[][];
                                    };
                                }[];
                            };
                            results: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                attempt_id: string;
                                /** Format: uuid */
                                assessment_id: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                computed_at: string;
                                /** @enum {string} */
                                reason: "submitted" | "peers" | "rescored";
                                engine_version: string;
                                /** Format: uuid */
                                calibration_id: string | null;
                                /** @enum {string} */
                                form: "full" | "short";
                                answers: number;
                                /** @description answers to questions that the attempt did not ask */
                                not_counted: number;
                                /** @description whether every dimension has enough answers; others stay out of norms, validity studies and recalibration */
                                complete: boolean;
                                dimensions: {
                                    dimension: string;
                                    score: number | null;
                                    /** @enum {string|null} */
                                    band: "exceptional" | "strong" | "moderate" | "developing" | "growth" | null;
                                    band_probabilities: {
                                        exceptional: number;
                                        strong: number;
                                        moderate: number;
                                        developing: number;
                                        growth: number;
                                    } | null;
                                    percentile: number | null;
                                    z: number | null;
                                    standard_error: number | null;
                                    interval: {
                                        low: number;
                                        high: number;
                                    } | null;
                                    composite: {
                                        theta: number;
                                        se: number;
                                    } | null;
                                    components: {
                                        /** @enum {string} */
                                        component: "self" | "situational" | "peer";
                                        stated_weight: number;
                                        weight_used: number;
                                        z: number | null;
                                        standard_error: number | null;
                                        /** @description answers, scenes or raters it rests on */
                                        evidence: number;
                                    }[];
                                    missing: ("self" | "situational" | "peer")[];
                                    note: string | null;
                                }[];
                                /** @description for validation; they carry no weight */
                                exercises: {
                                    dimension: string;
                                    /** @description mean of 0 to 1 each, by rule */
                                    score: number;
                                    z: number;
                                    standard_error: number;
                                    /** @description exercises it rests on */
                                    evidence: number;
                                }[];
                                peers: {
                                    raters: number;
                                    needed: number;
                                    used: boolean;
                                };
                                norm: {
                                    /** @enum {string} */
                                    kind: "prior" | "sample";
                                    n: number | null;
                                    statement: string;
                                };
                                validity: {
                                    /** @enum {string} */
                                    verdict: "sound" | "caution" | "doubtful" | "unchecked";
                                    index?: number | null;
                                    /** @description from which index on the verdict is given: at most 5% and 1% of honest people reach it */
                                    thresholds?: {
                                        caution: number;
                                        doubtful: number;
                                    };
                                    /** @description how many checks found something */
                                    flags: number;
                                    summary: string;
                                    checks: {
                                        check: string;
                                        value: number | null;
                                        cutoff: number;
                                        /** @enum {string} */
                                        flagged_when: "above" | "below";
                                        /** @enum {string} */
                                        verdict: "passed" | "flagged" | "not_evaluated";
                                        /** @description what it adds to the index; 0 for what is evidence alone */
                                        contribution?: number;
                                        evidence: string;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Payment Required */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentResults: {
        parameters: {
            query?: {
                attempt_id?: string;
                user_id?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "computed_at": "2030-01-31T09:30:00.000Z",
                     *         "reason": "submitted",
                     *         "engine_version": "text",
                     *         "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "form": "full",
                     *         "answers": 1,
                     *         "not_counted": 1,
                     *         "complete": false,
                     *         "dimensions": [
                     *           {
                     *             "dimension": "text",
                     *             "score": 1,
                     *             "band": "exceptional",
                     *             "band_probabilities": {
                     *               "exceptional": 1,
                     *               "strong": 1,
                     *               "moderate": 1,
                     *               "developing": 1,
                     *               "growth": 1
                     *             },
                     *             "percentile": 1,
                     *             "z": 1,
                     *             "standard_error": 1,
                     *             "interval": {
                     *               "low": 1,
                     *               "high": 1
                     *             },
                     *             "composite": {
                     *               "theta": 1,
                     *               "se": 1
                     *             },
                     *             "components": [
                     *               {
                     *                 "component": "self",
                     *                 "stated_weight": 1,
                     *                 "weight_used": 1,
                     *                 "z": 1,
                     *                 "standard_error": 1,
                     *                 "evidence": 1
                     *               }
                     *             ],
                     *             "missing": [
                     *               "self"
                     *             ],
                     *             "note": "text"
                     *           }
                     *         ],
                     *         "exercises": [
                     *           {
                     *             "dimension": "text",
                     *             "score": 1,
                     *             "z": 1,
                     *             "standard_error": 1,
                     *             "evidence": 1
                     *           }
                     *         ],
                     *         "peers": {
                     *           "raters": 1,
                     *           "needed": 1,
                     *           "used": false
                     *         },
                     *         "norm": {
                     *           "kind": "prior",
                     *           "n": 1,
                     *           "statement": "text"
                     *         },
                     *         "validity": {
                     *           "verdict": "sound",
                     *           "index": 1,
                     *           "thresholds": {
                     *             "caution": 1,
                     *             "doubtful": 1
                     *           },
                     *           "flags": 1,
                     *           "summary": "text",
                     *           "checks": [
                     *             {
                     *               "check": "text",
                     *               "value": 1,
                     *               "cutoff": 1,
                     *               "flagged_when": "above",
                     *               "verdict": "passed",
                     *               "evidence": "text"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            attempt_id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            computed_at: string;
                            /** @enum {string} */
                            reason: "submitted" | "peers" | "rescored";
                            engine_version: string;
                            /** Format: uuid */
                            calibration_id: string | null;
                            /** @enum {string} */
                            form: "full" | "short";
                            answers: number;
                            /** @description answers to questions that the attempt did not ask */
                            not_counted: number;
                            /** @description whether every dimension has enough answers; others stay out of norms, validity studies and recalibration */
                            complete: boolean;
                            dimensions: {
                                dimension: string;
                                score: number | null;
                                /** @enum {string|null} */
                                band: "exceptional" | "strong" | "moderate" | "developing" | "growth" | null;
                                band_probabilities: {
                                    exceptional: number;
                                    strong: number;
                                    moderate: number;
                                    developing: number;
                                    growth: number;
                                } | null;
                                percentile: number | null;
                                z: number | null;
                                standard_error: number | null;
                                interval: {
                                    low: number;
                                    high: number;
                                } | null;
                                composite: {
                                    theta: number;
                                    se: number;
                                } | null;
                                components: {
                                    /** @enum {string} */
                                    component: "self" | "situational" | "peer";
                                    stated_weight: number;
                                    weight_used: number;
                                    z: number | null;
                                    standard_error: number | null;
                                    /** @description answers, scenes or raters it rests on */
                                    evidence: number;
                                }[];
                                missing: ("self" | "situational" | "peer")[];
                                note: string | null;
                            }[];
                            /** @description for validation; they carry no weight */
                            exercises: {
                                dimension: string;
                                /** @description mean of 0 to 1 each, by rule */
                                score: number;
                                z: number;
                                standard_error: number;
                                /** @description exercises it rests on */
                                evidence: number;
                            }[];
                            peers: {
                                raters: number;
                                needed: number;
                                used: boolean;
                            };
                            norm: {
                                /** @enum {string} */
                                kind: "prior" | "sample";
                                n: number | null;
                                statement: string;
                            };
                            validity: {
                                /** @enum {string} */
                                verdict: "sound" | "caution" | "doubtful" | "unchecked";
                                index?: number | null;
                                /** @description from which index on the verdict is given: at most 5% and 1% of honest people reach it */
                                thresholds?: {
                                    caution: number;
                                    doubtful: number;
                                };
                                /** @description how many checks found something */
                                flags: number;
                                summary: string;
                                checks: {
                                    check: string;
                                    value: number | null;
                                    cutoff: number;
                                    /** @enum {string} */
                                    flagged_when: "above" | "below";
                                    /** @enum {string} */
                                    verdict: "passed" | "flagged" | "not_evaluated";
                                    /** @description what it adds to the index; 0 for what is evidence alone */
                                    contribution?: number;
                                    evidence: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssessmentAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "state": "text",
                     *           "started_at": "2030-01-31T09:30:00.000Z",
                     *           "submitted_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            state: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            started_at: string;
                            submitted_at: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssessmentHistory: {
        parameters: {
            query?: {
                user_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "result_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "state": "scored",
                     *           "submitted_at": "2030-01-31T09:30:00.000Z",
                     *           "computed_at": "2030-01-31T09:30:00.000Z",
                     *           "form": "full",
                     *           "validity": "sound",
                     *           "dimensions": [
                     *             {
                     *               "dimension": "text",
                     *               "score": 1,
                     *               "standard_error": 1,
                     *               "band": "text",
                     *               "since_previous": null,
                     *               "since_first": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            attempt_id: string;
                            /** Format: uuid */
                            result_id: string;
                            /** @enum {string} */
                            state: "scored" | "rescored";
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            submitted_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            computed_at: string;
                            /** @enum {string} */
                            form: "full" | "short";
                            /** @enum {string} */
                            validity: "sound" | "caution" | "doubtful" | "unchecked";
                            dimensions: {
                                dimension: string;
                                score: number | null;
                                standard_error: number | null;
                                band: string | null;
                                since_previous: null | {
                                    /** @enum {string} */
                                    verdict: "rise" | "fall" | "no_reliable_change";
                                    /** @description in standard deviations of people in general */
                                    difference: number;
                                    /** @description chance of so large a difference if nothing had changed */
                                    p: number;
                                    sentence: string;
                                };
                                since_first: null | {
                                    /** @enum {string} */
                                    verdict: "rise" | "fall" | "no_reliable_change";
                                    /** @description in standard deviations of people in general */
                                    difference: number;
                                    /** @description chance of so large a difference if nothing had changed */
                                    p: number;
                                    sentence: string;
                                };
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentPeers: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "invited": 1,
                     *         "answered": 1,
                     *         "needed": 1,
                     *         "invitations": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "email": "asha@example.com",
                     *             "sent_at": "2030-01-31T09:30:00.000Z",
                     *             "expires_at": "2030-01-31T09:30:00.000Z",
                     *             "reminded_at": "2030-01-31T09:30:00.000Z",
                     *             "confirmed": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            attempt_id: string;
                            invited: number;
                            /** @description how many; never who */
                            answered: number;
                            /** @description below this number nothing of what peers say is shown or used. Those with an account here and those whom a manager has confirmed count, together, once nobody is left to answer */
                            needed: number;
                            invitations: {
                                /** Format: uuid */
                                id: string;
                                email: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                sent_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                expires_at: string;
                                /**
                                 * Format: date-time
                                 * @description when you last asked for a reminder
                                 */
                                reminded_at: string | null;
                                /** @description by a manager, as a colleague; whoever has an account here counts without it */
                                confirmed: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteAssessmentPeers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emails": [
                 *         "asha@example.com"
                 *       ],
                 *       "attempt_id": "text"
                 *     }
                 */
                "application/json": {
                    emails: string[];
                    attempt_id?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "invited": 1,
                     *         "answered": 1,
                     *         "needed": 1,
                     *         "invitations": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "email": "asha@example.com",
                     *             "sent_at": "2030-01-31T09:30:00.000Z",
                     *             "expires_at": "2030-01-31T09:30:00.000Z",
                     *             "reminded_at": "2030-01-31T09:30:00.000Z",
                     *             "confirmed": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            attempt_id: string;
                            invited: number;
                            /** @description how many; never who */
                            answered: number;
                            /** @description below this number nothing of what peers say is shown or used. Those with an account here and those whom a manager has confirmed count, together, once nobody is left to answer */
                            needed: number;
                            invitations: {
                                /** Format: uuid */
                                id: string;
                                email: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                sent_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                expires_at: string;
                                /**
                                 * Format: date-time
                                 * @description when you last asked for a reminder
                                 */
                                reminded_at: string | null;
                                /** @description by a manager, as a colleague; whoever has an account here counts without it */
                                confirmed: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAssessmentPeer: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: never;
            path: {
                id: string;
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "invited": 1,
                     *         "answered": 1,
                     *         "needed": 1,
                     *         "invitations": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "email": "asha@example.com",
                     *             "sent_at": "2030-01-31T09:30:00.000Z",
                     *             "expires_at": "2030-01-31T09:30:00.000Z",
                     *             "reminded_at": "2030-01-31T09:30:00.000Z",
                     *             "confirmed": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            attempt_id: string;
                            invited: number;
                            /** @description how many; never who */
                            answered: number;
                            /** @description below this number nothing of what peers say is shown or used. Those with an account here and those whom a manager has confirmed count, together, once nobody is left to answer */
                            needed: number;
                            invitations: {
                                /** Format: uuid */
                                id: string;
                                email: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                sent_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC, milliseconds
                                 */
                                expires_at: string;
                                /**
                                 * Format: date-time
                                 * @description when you last asked for a reminder
                                 */
                                reminded_at: string | null;
                                /** @description by a manager, as a colleague; whoever has an account here counts without it */
                                confirmed: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindAssessmentPeer: {
        parameters: {
            query?: {
                attempt_id?: string;
            };
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "email": "asha@example.com",
                     *         "sent_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z",
                     *         "reminded_at": "2030-01-31T09:30:00.000Z",
                     *         "confirmed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            sent_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                            /**
                             * Format: date-time
                             * @description when you last asked for a reminder
                             */
                            reminded_at: string | null;
                            /** @description by a manager, as a colleague; whoever has an account here counts without it */
                            confirmed: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPeerFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "first_name": "Asha",
                     *         "assessment_title": "text",
                     *         "questions": [
                     *           {
                     *             "id": "text",
                     *             "kind": "peer",
                     *             "text": "text",
                     *             "seconds": 1,
                     *             "answer": "scale",
                     *             "scale": [
                     *               "text"
                     *             ]
                     *           }
                     *         ],
                     *         "least_answers": 1,
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description of the person it is about */
                            first_name: string | null;
                            assessment_title: string;
                            questions: {
                                id: string;
                                /** @enum {string} */
                                kind: "peer";
                                text: string;
                                seconds: number;
                                /** @enum {string} */
                                answer: "scale";
                                /** @description what 1 to 5 mean */
                                scale: string[];
                            }[];
                            least_answers: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPeerFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "question_id": "text",
                 *           "value": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    answers: {
                        question_id: string;
                        /** @description 1 to 5 */
                        value: unknown;
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "answers": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            answers: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssessmentPeerConfirmations: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "user_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "email": "asha@example.com",
                     *           "sent_at": "2030-01-31T09:30:00.000Z",
                     *           "has_account": false,
                     *           "confirmed_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            email: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            sent_at: string;
                            /** @description counts without being confirmed */
                            has_account: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            confirmed_at: string | null;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAssessmentPeerConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "confirmed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            confirmed: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAssessmentRetakePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "user_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "granted_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "granted_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            assessment_id: string;
                            /** Format: uuid */
                            user_id: string;
                            /** Format: uuid */
                            granted_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            granted_at: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                assessment_id?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "name": "Mettle Strengths",
                     *           "opens": "assessment",
                     *           "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "provider": "stripe",
                     *           "reference": "plink_1PgafyB7WZ01zgkW",
                     *           "currency": "INR",
                     *           "amount": 49900,
                     *           "checkout_url": "https://example.com/buy",
                     *           "is_active": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Product"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mettle Strengths",
                 *       "opens": "assessment",
                 *       "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                 *       "provider": "stripe",
                 *       "reference": "plink_1PgafyB7WZ01zgkW",
                 *       "currency": "INR",
                 *       "amount": 49900,
                 *       "checkout_url": "https://example.com/buy",
                 *       "is_active": false
                 *     }
                 */
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Mettle Strengths",
                     *         "opens": "assessment",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "provider": "stripe",
                     *         "reference": "plink_1PgafyB7WZ01zgkW",
                     *         "currency": "INR",
                     *         "amount": 49900,
                     *         "checkout_url": "https://example.com/buy",
                     *         "is_active": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Mettle Strengths",
                     *         "opens": "assessment",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "provider": "stripe",
                     *         "reference": "plink_1PgafyB7WZ01zgkW",
                     *         "currency": "INR",
                     *         "amount": 49900,
                     *         "checkout_url": "https://example.com/buy",
                     *         "is_active": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mettle Strengths",
                 *       "opens": "assessment",
                 *       "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                 *       "provider": "stripe",
                 *       "reference": "plink_1PgafyB7WZ01zgkW",
                 *       "currency": "INR",
                 *       "amount": 49900,
                 *       "checkout_url": "https://example.com/buy",
                 *       "is_active": false
                 *     }
                 */
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Mettle Strengths",
                     *         "opens": "assessment",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "provider": "stripe",
                     *         "reference": "plink_1PgafyB7WZ01zgkW",
                     *         "currency": "INR",
                     *         "amount": 49900,
                     *         "checkout_url": "https://example.com/buy",
                     *         "is_active": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProductPurchases: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "provider": "stripe",
                     *           "payment": "pay_DESp9bgForNoUd",
                     *           "email": "asha@example.com",
                     *           "person": "123e4567-e89b-42d3-a456-426614174000",
                     *           "amount": 1,
                     *           "currency": "INR",
                     *           "paid_at": "2030-01-31T09:30:00.000Z",
                     *           "closed_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Purchase"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPersonOutcomes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "metric": "text",
                     *           "period_from": "2030-01-31",
                     *           "period_to": "2030-01-31",
                     *           "value": 1,
                     *           "n": 1,
                     *           "source": "manual",
                     *           "recorded_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Outcome"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPersonOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "metric": "connection_rate",
                 *       "period_from": "2026-01-31",
                 *       "period_to": "2026-01-31",
                 *       "value": 1,
                 *       "n": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * @description such as connection_rate
                     * @example connection_rate
                     */
                    metric: string;
                    /**
                     * Format: date
                     * @example 2026-01-31
                     */
                    period_from: string;
                    /**
                     * Format: date
                     * @example 2026-01-31
                     */
                    period_to: string;
                    value: number;
                    n?: number | null;
                } | {
                    /**
                     * @description such as connection_rate
                     * @example connection_rate
                     */
                    metric: string;
                    /**
                     * Format: date
                     * @example 2026-01-31
                     */
                    period_from: string;
                    /**
                     * Format: date
                     * @example 2026-01-31
                     */
                    period_to: string;
                    value: number;
                    n?: number | null;
                }[];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "metric": "text",
                     *           "period_from": "2030-01-31",
                     *           "period_to": "2030-01-31",
                     *           "value": 1,
                     *           "n": 1,
                     *           "source": "manual",
                     *           "recorded_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Outcome"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentValidity: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "people": {
                     *           "scored": 1,
                     *           "left_out": 1
                     *         },
                     *         "outcomes": [
                     *           {
                     *             "score": "text",
                     *             "metric": "text",
                     *             "n": 1,
                     *             "needed": 1,
                     *             "r": 1,
                     *             "interval": null,
                     *             "p": 1,
                     *             "p_adjusted": 1,
                     *             "claim": "text",
                     *             "sentence": "text",
                     *             "corrected": null
                     *           }
                     *         ],
                     *         "exercises": [
                     *           {
                     *             "dimension": "text",
                     *             "n": 1,
                     *             "needed": 1,
                     *             "r": 1,
                     *             "interval": null,
                     *             "p": 1,
                     *             "p_adjusted": 1,
                     *             "claim": "text",
                     *             "sentence": "text"
                     *           }
                     *         ],
                     *         "multiple_testing": {
                     *           "relations": 1,
                     *           "expected_by_chance": 1,
                     *           "sentence": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            assessment_id: string;
                            people: {
                                /** @description people with a result; the latest of each */
                                scored: number;
                                /** @description of these, left out because their answers are doubtful */
                                left_out: number;
                            };
                            outcomes: {
                                /** @description a dimension, or overall: the mean of all */
                                score: string;
                                metric: string;
                                /** @description people with both */
                                n: number;
                                /** @description how many more until anything is said */
                                needed: number;
                                r: number | null;
                                interval: null | {
                                    low: number;
                                    high: number;
                                };
                                p: number | null;
                                /** @description Holm’s, over all relations looked at here */
                                p_adjusted: number | null;
                                claim: string | null;
                                sentence: string;
                                corrected: null | {
                                    r: number;
                                    interval: {
                                        low: number;
                                        high: number;
                                    };
                                    /** @description spread of scores among the people in this relation */
                                    sd_here: number;
                                    sd_norm_group: number;
                                    /** @enum {string} */
                                    norm_group: "assumed" | "measured" | "everybody_scored";
                                    sentence: string;
                                };
                            }[];
                            /** @description practical exercises against self-assessment */
                            exercises: {
                                dimension: string;
                                /** @description people with both */
                                n: number;
                                /** @description how many more until anything is said */
                                needed: number;
                                r: number | null;
                                interval: null | {
                                    low: number;
                                    high: number;
                                };
                                p: number | null;
                                /** @description Holm’s, over all relations looked at here */
                                p_adjusted: number | null;
                                claim: string | null;
                                sentence: string;
                            }[];
                            multiple_testing: {
                                /** @description looked at with enough people */
                                relations: number;
                                /** @description how many of these would show p < 0.05 without any relation */
                                expected_by_chance: number;
                                sentence: string;
                            };
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssessmentRecalibrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "number": 1,
                     *           "state": "running",
                     *           "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "decided_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "finished_at": "2030-01-31T09:30:00.000Z",
                     *           "decided_at": "2030-01-31T09:30:00.000Z",
                     *           "engine_version": "text",
                     *           "summary": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            number: number;
                            /** @enum {string} */
                            state: "running" | "proposed" | "approved" | "rejected" | "failed";
                            /** Format: uuid */
                            requested_by: string | null;
                            /** Format: uuid */
                            decided_by: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            finished_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            decided_at: string | null;
                            engine_version: string;
                            /** @description what came out, or why nothing did */
                            summary: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recalibrateAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "number": 1,
                     *         "state": "running",
                     *         "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "decided_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "decided_at": "2030-01-31T09:30:00.000Z",
                     *         "engine_version": "text",
                     *         "summary": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            number: number;
                            /** @enum {string} */
                            state: "running" | "proposed" | "approved" | "rejected" | "failed";
                            /** Format: uuid */
                            requested_by: string | null;
                            /** Format: uuid */
                            decided_by: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            finished_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            decided_at: string | null;
                            engine_version: string;
                            /** @description what came out, or why nothing did */
                            summary: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentRecalibration: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
                recalibration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "number": 1,
                     *         "state": "running",
                     *         "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "decided_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "decided_at": "2030-01-31T09:30:00.000Z",
                     *         "engine_version": "text",
                     *         "summary": "text",
                     *         "parameters": null,
                     *         "report": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            number: number;
                            /** @enum {string} */
                            state: "running" | "proposed" | "approved" | "rejected" | "failed";
                            /** Format: uuid */
                            requested_by: string | null;
                            /** Format: uuid */
                            decided_by: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            finished_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            decided_at: string | null;
                            engine_version: string;
                            /** @description what came out, or why nothing did */
                            summary: string | null;
                            parameters: null | {
                                [key: string]: {
                                    a: number;
                                    b: number[];
                                };
                            };
                            report: null | {
                                summary: string;
                                /** Format: uuid */
                                base_calibration_id?: string | null;
                                /** @description whose answers it rests on */
                                people?: number;
                                doubtful_left_out?: number;
                                least_people?: number;
                                groupings?: {
                                    [key: string]: string[];
                                };
                                dimensions: {
                                    dimension: string;
                                    people: number;
                                    /** @enum {string} */
                                    state: "calibrated" | "kept";
                                    reason: string | null;
                                    iterations: number | null;
                                    log_likelihood: number | null;
                                    reliability: number | null;
                                    link: null | {
                                        slope: number;
                                        intercept: number;
                                        anchors: string[];
                                    };
                                    items: {
                                        id: string;
                                        answers: number;
                                        /** @enum {string} */
                                        state: "calibrated" | "kept";
                                        /** @description why its parameters were kept */
                                        reason: string | null;
                                        old: {
                                            a: number;
                                            b: number[];
                                        };
                                        new: {
                                            a: number;
                                            b: number[];
                                        };
                                        se: null | {
                                            a: number;
                                            b: number[];
                                        };
                                        drift: null | {
                                            a: number;
                                            meanThreshold: number;
                                            /** @description between the curves, as a share of the item’s range */
                                            distance: number;
                                            drifted: boolean;
                                        };
                                        fit: null | {
                                            infit: number;
                                            outfit: number;
                                            misfit: boolean;
                                        };
                                        dif: {
                                            /** @enum {string} */
                                            grouping: "language" | "experience";
                                            n: number[];
                                            p: {
                                                any: number;
                                                uniform: number;
                                                nonUniform: number;
                                            };
                                            effect: number;
                                            /** @description how much higher the second group would seem on this item alone */
                                            shift: number;
                                            /** @enum {string} */
                                            size: "negligible" | "moderate" | "large";
                                        }[];
                                    }[];
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideRecalibration: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                recalibration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approve": false
                 *     }
                 */
                "application/json": {
                    approve: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "number": 1,
                     *         "state": "running",
                     *         "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "decided_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "decided_at": "2030-01-31T09:30:00.000Z",
                     *         "engine_version": "text",
                     *         "summary": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            assessment_id: string;
                            number: number;
                            /** @enum {string} */
                            state: "running" | "proposed" | "approved" | "rejected" | "failed";
                            /** Format: uuid */
                            requested_by: string | null;
                            /** Format: uuid */
                            decided_by: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            finished_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            decided_at: string | null;
                            engine_version: string;
                            /** @description what came out, or why nothing did */
                            summary: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentRecalibrationSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "every": "week",
                     *         "next_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @enum {string|null} */
                            every: "week" | "month" | "quarter" | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            next_at: string | null;
                        };
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAssessmentRecalibrationSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "every": "week"
                 *     }
                 */
                "application/json": {
                    /** @enum {string|null} */
                    every: "week" | "month" | "quarter" | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "every": "week",
                     *         "next_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @enum {string|null} */
                            every: "week" | "month" | "quarter" | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            next_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rescoreAssessment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "calibration_id": "text"
                 *     }
                 */
                "application/json": {
                    calibration_id?: string;
                };
            };
        };
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "calibration_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "attempts": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: uuid */
                            calibration_id: string | null;
                            /** @description how many will be looked at */
                            attempts: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file in UTF-8, its first line the columns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAssessmentExportCodebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file in UTF-8, its first line the columns */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAssessmentReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "web",
                 *       "attempt_id": "text",
                 *       "anonymized": false,
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["ReportWish"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "user_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "format": "pdf",
                     *         "language": "en",
                     *         "anonymized": false,
                     *         "state": "queued",
                     *         "problem": "text",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "ready_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Report"];
                    };
                };
            };
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "user_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "format": "pdf",
                     *         "language": "en",
                     *         "anonymized": false,
                     *         "state": "queued",
                     *         "problem": "text",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "ready_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Payment Required */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                user_id?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "user_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "format": "pdf",
                     *           "language": "en",
                     *           "anonymized": false,
                     *           "state": "queued",
                     *           "problem": "text",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z",
                     *           "ready_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Report"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "user_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "format": "pdf",
                     *         "language": "en",
                     *         "anonymized": false,
                     *         "state": "queued",
                     *         "problem": "text",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "ready_at": "2030-01-31T09:30:00.000Z",
                     *         "report": {
                     *           "version": 1,
                     *           "language": "en",
                     *           "title": "text",
                     *           "subject": {
                     *             "name": "Grace Hopper",
                     *             "anonymized": false,
                     *             "assessment": "text",
                     *             "completed_on": "text",
                     *             "completed_on_text": "text",
                     *             "form": "text",
                     *             "answers": 1,
                     *             "role": "telecaller",
                     *             "industry": "text",
                     *             "engine_version": "text"
                     *           },
                     *           "summary": "text",
                     *           "warning": "text",
                     *           "profile": {
                     *             "title": "text",
                     *             "lead": "text",
                     *             "portrait": [
                     *               "text"
                     *             ],
                     *             "strengths": [
                     *               {
                     *                 "dimension": "analytical_thinking",
                     *                 "name": "Grace Hopper",
                     *                 "score": 1,
                     *                 "text": "text"
                     *               }
                     *             ],
                     *             "growth": [
                     *               {
                     *                 "dimension": "analytical_thinking",
                     *                 "name": "Grace Hopper",
                     *                 "score": 1,
                     *                 "text": "text"
                     *               }
                     *             ],
                     *             "dimensions": [
                     *               {
                     *                 "dimension": "analytical_thinking",
                     *                 "name": "Grace Hopper",
                     *                 "meaning": "text",
                     *                 "standing": "strength",
                     *                 "score": 1,
                     *                 "interval": {
                     *                   "low": 1,
                     *                   "high": 1
                     *                 },
                     *                 "standard_error": 1,
                     *                 "band": "exceptional",
                     *                 "band_name": "text",
                     *                 "band_probabilities": {},
                     *                 "percentile": 1,
                     *                 "headline": "text",
                     *                 "certainty": "text",
                     *                 "at_work": [
                     *                   "text"
                     *                 ],
                     *                 "trips": [
                     *                   "text"
                     *                 ],
                     *                 "develop": [
                     *                   "text"
                     *                 ],
                     *                 "evidence": "text",
                     *                 "components": [
                     *                   {
                     *                     "component": "self",
                     *                     "name": "Grace Hopper",
                     *                     "weight": 1,
                     *                     "evidence": 1
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "careers": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "id": "text",
                     *                   "title": "text",
                     *                   "why": "text",
                     *                   "caution": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "development": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "comparison": {
                     *             "title": "text",
                     *             "lead": "text",
                     *             "norm": {
                     *               "title": "text",
                     *               "kind": "prior",
                     *               "size": 1,
                     *               "origin": "text",
                     *               "statement": "text"
                     *             },
                     *             "industry": {
                     *               "title": "text",
                     *               "group": "text",
                     *               "kind": "prior",
                     *               "size": 1,
                     *               "statement": "text",
                     *               "rows": [
                     *                 {
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "yours": 1,
                     *                   "typical": {
                     *                     "low": 1,
                     *                     "middle": 1,
                     *                     "high": 1
                     *                   },
                     *                   "place": "above",
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "role": {
                     *               "title": "text",
                     *               "group": "text",
                     *               "kind": "prior",
                     *               "size": 1,
                     *               "statement": "text",
                     *               "rows": [
                     *                 {
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "yours": 1,
                     *                   "typical": {
                     *                     "low": 1,
                     *                     "middle": 1,
                     *                     "high": 1
                     *                   },
                     *                   "place": "above",
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "role_fit": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "role": "telecaller",
                     *                   "name": "Grace Hopper",
                     *                   "fit": 1,
                     *                   "range": {
                     *                     "low": 1,
                     *                     "high": 1
                     *                   },
                     *                   "text": "text",
                     *                   "supports": [
                     *                     {
                     *                       "dimension": "analytical_thinking",
                     *                       "name": "Grace Hopper"
                     *                     }
                     *                   ],
                     *                   "watch": [
                     *                     {
                     *                       "dimension": "analytical_thinking",
                     *                       "name": "Grace Hopper"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "team": {
                     *               "title": "text",
                     *               "statement": "text",
                     *               "teams": [
                     *                 {
                     *                   "name": "Grace Hopper",
                     *                   "size": 1,
                     *                   "adds": [
                     *                     "text"
                     *                   ],
                     *                   "shares": [
                     *                     "text"
                     *                   ],
                     *                   "gaps": [
                     *                     "text"
                     *                   ],
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "plan": {
                     *             "title": "text",
                     *             "lead": "text",
                     *             "week": {
                     *               "title": "text",
                     *               "steps": [
                     *                 {
                     *                   "id": "text",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text",
                     *                   "why": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "quarter": {
                     *               "title": "text",
                     *               "steps": [
                     *                 {
                     *                   "id": "text",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text",
                     *                   "why": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "year": {
                     *               "title": "text",
                     *               "steps": [
                     *                 {
                     *                   "id": "text",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text",
                     *                   "why": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "resources": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "id": "text",
                     *                   "kind": "practice",
                     *                   "kind_name": "text",
                     *                   "title": "text",
                     *                   "text": "text",
                     *                   "url": "https://example.com/events",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "validity": {
                     *             "title": "text",
                     *             "verdict": "sound",
                     *             "verdict_name": "text",
                     *             "text": "text",
                     *             "checks": [
                     *               {
                     *                 "name": "Grace Hopper",
                     *                 "outcome": "passed",
                     *                 "outcome_name": "text",
                     *                 "text": "text"
                     *               }
                     *             ]
                     *           },
                     *           "reading": {
                     *             "title": "text",
                     *             "items": [
                     *               {
                     *                 "title": "text",
                     *                 "text": "text"
                     *               }
                     *             ],
                     *             "bands": [
                     *               {
                     *                 "band": "exceptional",
                     *                 "name": "Grace Hopper",
                     *                 "from": 1,
                     *                 "to": 1,
                     *                 "text": "text"
                     *               }
                     *             ]
                     *           },
                     *           "words": {}
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WholeReport"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description Payment Required */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "user_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "assessment_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "attempt_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "format": "pdf",
                     *         "language": "en",
                     *         "anonymized": false,
                     *         "state": "queued",
                     *         "problem": "text",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "ready_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReportPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Payment Required */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReportLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "report_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "label": "text",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "expires_at": "2030-01-31T09:30:00.000Z",
                     *           "last_used_at": "2030-01-31T09:30:00.000Z",
                     *           "uses": 1
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReportLink"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createReportLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": 1,
                 *       "label": "text"
                 *     }
                 */
                "application/json": {
                    /** @description until it expires; 14 where not given */
                    days?: number;
                    /** @description for whom it is */
                    label?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "report_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "label": "text",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z",
                     *         "last_used_at": "2030-01-31T09:30:00.000Z",
                     *         "uses": 1,
                     *         "token": "text",
                     *         "url": "https://example.com/events"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NewReportLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteReportLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "report_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "label": "text",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z",
                     *         "last_used_at": "2030-01-31T09:30:00.000Z",
                     *         "uses": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReportLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSharedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "expires_at": "2030-01-31T09:30:00.000Z",
                     *         "report": {
                     *           "version": 1,
                     *           "language": "en",
                     *           "title": "text",
                     *           "subject": {
                     *             "name": "Grace Hopper",
                     *             "anonymized": false,
                     *             "assessment": "text",
                     *             "completed_on": "text",
                     *             "completed_on_text": "text",
                     *             "form": "text",
                     *             "answers": 1,
                     *             "role": "telecaller",
                     *             "industry": "text",
                     *             "engine_version": "text"
                     *           },
                     *           "summary": "text",
                     *           "warning": "text",
                     *           "profile": {
                     *             "title": "text",
                     *             "lead": "text",
                     *             "portrait": [
                     *               "text"
                     *             ],
                     *             "strengths": [
                     *               {
                     *                 "dimension": "analytical_thinking",
                     *                 "name": "Grace Hopper",
                     *                 "score": 1,
                     *                 "text": "text"
                     *               }
                     *             ],
                     *             "growth": [
                     *               {
                     *                 "dimension": "analytical_thinking",
                     *                 "name": "Grace Hopper",
                     *                 "score": 1,
                     *                 "text": "text"
                     *               }
                     *             ],
                     *             "dimensions": [
                     *               {
                     *                 "dimension": "analytical_thinking",
                     *                 "name": "Grace Hopper",
                     *                 "meaning": "text",
                     *                 "standing": "strength",
                     *                 "score": 1,
                     *                 "interval": {
                     *                   "low": 1,
                     *                   "high": 1
                     *                 },
                     *                 "standard_error": 1,
                     *                 "band": "exceptional",
                     *                 "band_name": "text",
                     *                 "band_probabilities": {},
                     *                 "percentile": 1,
                     *                 "headline": "text",
                     *                 "certainty": "text",
                     *                 "at_work": [
                     *                   "text"
                     *                 ],
                     *                 "trips": [
                     *                   "text"
                     *                 ],
                     *                 "develop": [
                     *                   "text"
                     *                 ],
                     *                 "evidence": "text",
                     *                 "components": [
                     *                   {
                     *                     "component": "self",
                     *                     "name": "Grace Hopper",
                     *                     "weight": 1,
                     *                     "evidence": 1
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "careers": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "id": "text",
                     *                   "title": "text",
                     *                   "why": "text",
                     *                   "caution": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "development": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "comparison": {
                     *             "title": "text",
                     *             "lead": "text",
                     *             "norm": {
                     *               "title": "text",
                     *               "kind": "prior",
                     *               "size": 1,
                     *               "origin": "text",
                     *               "statement": "text"
                     *             },
                     *             "industry": {
                     *               "title": "text",
                     *               "group": "text",
                     *               "kind": "prior",
                     *               "size": 1,
                     *               "statement": "text",
                     *               "rows": [
                     *                 {
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "yours": 1,
                     *                   "typical": {
                     *                     "low": 1,
                     *                     "middle": 1,
                     *                     "high": 1
                     *                   },
                     *                   "place": "above",
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "role": {
                     *               "title": "text",
                     *               "group": "text",
                     *               "kind": "prior",
                     *               "size": 1,
                     *               "statement": "text",
                     *               "rows": [
                     *                 {
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "yours": 1,
                     *                   "typical": {
                     *                     "low": 1,
                     *                     "middle": 1,
                     *                     "high": 1
                     *                   },
                     *                   "place": "above",
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "role_fit": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "role": "telecaller",
                     *                   "name": "Grace Hopper",
                     *                   "fit": 1,
                     *                   "range": {
                     *                     "low": 1,
                     *                     "high": 1
                     *                   },
                     *                   "text": "text",
                     *                   "supports": [
                     *                     {
                     *                       "dimension": "analytical_thinking",
                     *                       "name": "Grace Hopper"
                     *                     }
                     *                   ],
                     *                   "watch": [
                     *                     {
                     *                       "dimension": "analytical_thinking",
                     *                       "name": "Grace Hopper"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "team": {
                     *               "title": "text",
                     *               "statement": "text",
                     *               "teams": [
                     *                 {
                     *                   "name": "Grace Hopper",
                     *                   "size": 1,
                     *                   "adds": [
                     *                     "text"
                     *                   ],
                     *                   "shares": [
                     *                     "text"
                     *                   ],
                     *                   "gaps": [
                     *                     "text"
                     *                   ],
                     *                   "text": "text"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "plan": {
                     *             "title": "text",
                     *             "lead": "text",
                     *             "week": {
                     *               "title": "text",
                     *               "steps": [
                     *                 {
                     *                   "id": "text",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text",
                     *                   "why": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "quarter": {
                     *               "title": "text",
                     *               "steps": [
                     *                 {
                     *                   "id": "text",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text",
                     *                   "why": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "year": {
                     *               "title": "text",
                     *               "steps": [
                     *                 {
                     *                   "id": "text",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper",
                     *                   "text": "text",
                     *                   "why": "text"
                     *                 }
                     *               ]
                     *             },
                     *             "resources": {
                     *               "title": "text",
                     *               "lead": "text",
                     *               "items": [
                     *                 {
                     *                   "id": "text",
                     *                   "kind": "practice",
                     *                   "kind_name": "text",
                     *                   "title": "text",
                     *                   "text": "text",
                     *                   "url": "https://example.com/events",
                     *                   "dimension": "analytical_thinking",
                     *                   "name": "Grace Hopper"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "validity": {
                     *             "title": "text",
                     *             "verdict": "sound",
                     *             "verdict_name": "text",
                     *             "text": "text",
                     *             "checks": [
                     *               {
                     *                 "name": "Grace Hopper",
                     *                 "outcome": "passed",
                     *                 "outcome_name": "text",
                     *                 "text": "text"
                     *               }
                     *             ]
                     *           },
                     *           "reading": {
                     *             "title": "text",
                     *             "items": [
                     *               {
                     *                 "title": "text",
                     *                 "text": "text"
                     *               }
                     *             ],
                     *             "bands": [
                     *               {
                     *                 "band": "exceptional",
                     *                 "name": "Grace Hopper",
                     *                 "from": 1,
                     *                 "to": 1,
                     *                 "text": "text"
                     *               }
                     *             ]
                     *           },
                     *           "words": {}
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SharedReport"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "name": "Grace Hopper",
                     *           "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z",
                     *           "members": 1
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Team"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Hopper",
                 *       "member_ids": [
                 *         "123e4567-e89b-42d3-a456-426614174000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "members": 1,
                     *         "people": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "first_name": "Asha",
                     *             "last_name": "Rao"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WholeTeam"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "members": 1,
                     *         "people": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "first_name": "Asha",
                     *             "last_name": "Rao"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WholeTeam"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Hopper",
                 *       "member_ids": [
                 *         "123e4567-e89b-42d3-a456-426614174000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "members": 1,
                     *         "people": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "first_name": "Asha",
                     *             "last_name": "Rao"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WholeTeam"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "name": "Grace Hopper",
                     *         "created_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "members": 1,
                     *         "people": [
                     *           {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "first_name": "Asha",
                     *             "last_name": "Rao"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WholeTeam"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeamCompatibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "team_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "compared": 1,
                     *         "needed": 1,
                     *         "coverage": [
                     *           {
                     *             "dimension": "analytical_thinking",
                     *             "strong": 1,
                     *             "level": "covered"
                     *           }
                     *         ],
                     *         "complementary": [
                     *           {
                     *             "a": {
                     *               "id": "123e4567-e89b-42d3-a456-426614174000",
                     *               "first_name": "Asha",
                     *               "last_name": "Rao"
                     *             },
                     *             "b": {
                     *               "id": "123e4567-e89b-42d3-a456-426614174000",
                     *               "first_name": "Asha",
                     *               "last_name": "Rao"
                     *             },
                     *             "a_adds": [
                     *               "analytical_thinking"
                     *             ],
                     *             "b_adds": [
                     *               "analytical_thinking"
                     *             ]
                     *           }
                     *         ],
                     *         "similar": [
                     *           {
                     *             "a": {
                     *               "id": "123e4567-e89b-42d3-a456-426614174000",
                     *               "first_name": "Asha",
                     *               "last_name": "Rao"
                     *             },
                     *             "b": {
                     *               "id": "123e4567-e89b-42d3-a456-426614174000",
                     *               "first_name": "Asha",
                     *               "last_name": "Rao"
                     *             },
                     *             "shared": [
                     *               "analytical_thinking"
                     *             ]
                     *           }
                     *         ],
                     *         "gaps": [
                     *           "analytical_thinking"
                     *         ],
                     *         "hire_for": [
                     *           "analytical_thinking"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TeamCompatibility"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getComparisonConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "given": false,
                     *         "given_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ComparisonConsent"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateComparisonConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "given": false
                 *     }
                 */
                "application/json": {
                    given: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "given": false,
                     *         "given_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ComparisonConsent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCohortReports: {
        parameters: {
            query: {
                assessment_id: string;
                industry?: string;
                role?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "assessment_id": "text",
                     *         "industry": "text",
                     *         "role": "telecaller",
                     *         "n": 1,
                     *         "dimensions": [
                     *           {
                     *             "dimension": "analytical_thinking",
                     *             "n": 1,
                     *             "typical": {
                     *               "low": 1,
                     *               "middle": 1,
                     *               "high": 1
                     *             },
                     *             "bands": {
                     *               "exceptional": 1,
                     *               "strong": 1,
                     *               "moderate": 1,
                     *               "developing": 1,
                     *               "growth": 1
                     *             }
                     *           }
                     *         ],
                     *         "statement": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CohortReport"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /** @description a dimension, such as work_ethic, or any other tag */
                tag?: string;
                language?: string;
                source?: "built_in" | "admin" | "wordpress" | "ghost";
                state?: "in_force" | "retired" | "all";
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "title": "Say back what you heard",
                     *           "url": "https://example.com/listening",
                     *           "excerpt": "Repeat the other person’s point before you answer.",
                     *           "tags": [
                     *             "communication_skills",
                     *             "week"
                     *           ],
                     *           "language": "en",
                     *           "source": "built_in",
                     *           "published_at": "2030-01-31T09:30:00.000Z",
                     *           "published": false,
                     *           "retired": false,
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Resource"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Say back what you heard",
                 *       "url": "https://example.com/listening",
                 *       "excerpt": "Repeat the other person’s point before you answer.",
                 *       "tags": [
                 *         "communication_skills",
                 *         "week"
                 *       ],
                 *       "language": "en",
                 *       "retired": false
                 *     }
                 */
                "application/json": components["schemas"]["NewResource"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "Say back what you heard",
                     *         "url": "https://example.com/listening",
                     *         "excerpt": "Repeat the other person’s point before you answer.",
                     *         "tags": [
                     *           "communication_skills",
                     *           "week"
                     *         ],
                     *         "language": "en",
                     *         "source": "built_in",
                     *         "published_at": "2030-01-31T09:30:00.000Z",
                     *         "published": false,
                     *         "retired": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "Say back what you heard",
                     *         "url": "https://example.com/listening",
                     *         "excerpt": "Repeat the other person’s point before you answer.",
                     *         "tags": [
                     *           "communication_skills",
                     *           "week"
                     *         ],
                     *         "language": "en",
                     *         "source": "built_in",
                     *         "published_at": "2030-01-31T09:30:00.000Z",
                     *         "published": false,
                     *         "retired": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Say back what you heard",
                 *       "url": "https://example.com/listening",
                 *       "excerpt": "Repeat the other person’s point before you answer.",
                 *       "tags": [
                 *         "communication_skills",
                 *         "week"
                 *       ],
                 *       "language": "en",
                 *       "retired": false
                 *     }
                 */
                "application/json": components["schemas"]["NewResource"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "title": "Say back what you heard",
                     *         "url": "https://example.com/listening",
                     *         "excerpt": "Repeat the other person’s point before you answer.",
                     *         "tags": [
                     *           "communication_skills",
                     *           "week"
                     *         ],
                     *         "language": "en",
                     *         "source": "built_in",
                     *         "published_at": "2030-01-31T09:30:00.000Z",
                     *         "published": false,
                     *         "retired": false,
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRealtimeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "ticket": "text",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ticket: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC, milliseconds
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRealtimeLeads: {
        parameters: {
            query?: {
                ticket?: string;
                /** @description where a header cannot be sent */
                last_event_id?: string;
            };
            header?: {
                "Last-Event-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description an event stream */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description true for those not read yet */
                unread?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "type": "assessment.started",
                     *           "data": {},
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "read_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text",
                     *         "unread": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Notification"][];
                        meta: components["schemas"]["NotificationMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "123e4567-e89b-42d3-a456-426614174000"
                 *       ],
                 *       "until": "2030-01-31T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReadMarks"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "unread": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            unread: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotificationsEndpoints: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "url": "https://example.com/events",
                     *           "events": [
                     *             "text"
                     *           ],
                     *           "description": "text",
                     *           "is_active": false,
                     *           "paused_reason": "admin",
                     *           "failing_since": "2030-01-31T09:30:00.000Z",
                     *           "missed_events": 1,
                     *           "previous_secret_expires_at": "2030-01-31T09:30:00.000Z",
                     *           "created_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Endpoint"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createNotificationsEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/events",
                 *       "events": [
                 *         "assessment.started"
                 *       ],
                 *       "description": "text"
                 *     }
                 */
                "application/json": components["schemas"]["NewEndpoint"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "url": "https://example.com/events",
                     *         "events": [
                     *           "text"
                     *         ],
                     *         "description": "text",
                     *         "is_active": false,
                     *         "paused_reason": "admin",
                     *         "failing_since": "2030-01-31T09:30:00.000Z",
                     *         "missed_events": 1,
                     *         "previous_secret_expires_at": "2030-01-31T09:30:00.000Z",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "secret": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EndpointWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNotificationsEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "url": "https://example.com/events",
                     *         "events": [
                     *           "text"
                     *         ],
                     *         "description": "text",
                     *         "is_active": false,
                     *         "paused_reason": "admin",
                     *         "failing_since": "2030-01-31T09:30:00.000Z",
                     *         "missed_events": 1,
                     *         "previous_secret_expires_at": "2030-01-31T09:30:00.000Z",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Endpoint"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteNotificationsEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "url": "https://example.com/events",
                     *         "events": [
                     *           "text"
                     *         ],
                     *         "description": "text",
                     *         "is_active": false,
                     *         "paused_reason": "admin",
                     *         "failing_since": "2030-01-31T09:30:00.000Z",
                     *         "missed_events": 1,
                     *         "previous_secret_expires_at": "2030-01-31T09:30:00.000Z",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Endpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateNotificationsEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/events",
                 *       "events": [
                 *         "assessment.started"
                 *       ],
                 *       "description": "text",
                 *       "is_active": false
                 *     }
                 */
                "application/json": components["schemas"]["EndpointChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "url": "https://example.com/events",
                     *         "events": [
                     *           "text"
                     *         ],
                     *         "description": "text",
                     *         "is_active": false,
                     *         "paused_reason": "admin",
                     *         "failing_since": "2030-01-31T09:30:00.000Z",
                     *         "missed_events": 1,
                     *         "previous_secret_expires_at": "2030-01-31T09:30:00.000Z",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Endpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createNotificationsEndpointSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "url": "https://example.com/events",
                     *         "events": [
                     *           "text"
                     *         ],
                     *         "description": "text",
                     *         "is_active": false,
                     *         "paused_reason": "admin",
                     *         "failing_since": "2030-01-31T09:30:00.000Z",
                     *         "missed_events": 1,
                     *         "previous_secret_expires_at": "2030-01-31T09:30:00.000Z",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "updated_at": "2030-01-31T09:30:00.000Z",
                     *         "secret": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EndpointWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotificationsEndpointDeliveries: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                state?: "waiting" | "delivered" | "parked";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "event": {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "type": "assessment.started",
                     *             "timestamp": "2030-01-31T09:30:00.000Z",
                     *             "data": {}
                     *           },
                     *           "state": "waiting",
                     *           "next_attempt_at": "2030-01-31T09:30:00.000Z",
                     *           "attempts": [
                     *             {
                     *               "at": "2030-01-31T09:30:00.000Z",
                     *               "status": 1,
                     *               "latency_ms": 1,
                     *               "problem": "text",
                     *               "answer": "text"
                     *             }
                     *           ],
                     *           "created_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Delivery"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNotificationsEndpointDeliverie: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "event": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "type": "assessment.started",
                     *           "timestamp": "2030-01-31T09:30:00.000Z",
                     *           "data": {}
                     *         },
                     *         "state": "waiting",
                     *         "next_attempt_at": "2030-01-31T09:30:00.000Z",
                     *         "attempts": [
                     *           {
                     *             "at": "2030-01-31T09:30:00.000Z",
                     *             "status": 1,
                     *             "latency_ms": 1,
                     *             "problem": "text",
                     *             "answer": "text"
                     *           }
                     *         ],
                     *         "created_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testNotificationsEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "event": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "type": "assessment.started",
                     *           "timestamp": "2030-01-31T09:30:00.000Z",
                     *           "data": {}
                     *         },
                     *         "state": "waiting",
                     *         "next_attempt_at": "2030-01-31T09:30:00.000Z",
                     *         "attempts": [
                     *           {
                     *             "at": "2030-01-31T09:30:00.000Z",
                     *             "status": 1,
                     *             "latency_ms": 1,
                     *             "problem": "text",
                     *             "answer": "text"
                     *           }
                     *         ],
                     *         "created_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayNotificationsEndpointDeliverie: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "event": {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "type": "assessment.started",
                     *           "timestamp": "2030-01-31T09:30:00.000Z",
                     *           "data": {}
                     *         },
                     *         "state": "waiting",
                     *         "next_attempt_at": "2030-01-31T09:30:00.000Z",
                     *         "attempts": [
                     *           {
                     *             "at": "2030-01-31T09:30:00.000Z",
                     *             "status": 1,
                     *             "latency_ms": 1,
                     *             "problem": "text",
                     *             "answer": "text"
                     *           }
                     *         ],
                     *         "created_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooksDeliveries: {
        parameters: {
            query?: {
                source?: "stripe" | "razorpay" | "wordpress" | "ghost";
                state?: "received" | "processed" | "ignored" | "failed";
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "source": "stripe",
                     *           "event_id": "evt_1Pgc76B7",
                     *           "type": "checkout.session.completed",
                     *           "state": "received",
                     *           "outcome": "Paid 499.00 INR for “Mettle Strengths”.",
                     *           "attempts": 1,
                     *           "received_at": "2030-01-31T09:30:00.000Z",
                     *           "processed_at": "2030-01-31T09:30:00.000Z",
                     *           "replayed_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhooksDeliverie: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "source": "stripe",
                     *         "event_id": "evt_1Pgc76B7",
                     *         "type": "checkout.session.completed",
                     *         "state": "received",
                     *         "outcome": "Paid 499.00 INR for “Mettle Strengths”.",
                     *         "attempts": 1,
                     *         "received_at": "2030-01-31T09:30:00.000Z",
                     *         "processed_at": "2030-01-31T09:30:00.000Z",
                     *         "replayed_at": "2030-01-31T09:30:00.000Z",
                     *         "body": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookDeliveryWithBody"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhooksDeliverie: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "source": "stripe",
                     *         "event_id": "evt_1Pgc76B7",
                     *         "type": "checkout.session.completed",
                     *         "state": "received",
                     *         "outcome": "Paid 499.00 INR for “Mettle Strengths”.",
                     *         "attempts": 1,
                     *         "received_at": "2030-01-31T09:30:00.000Z",
                     *         "processed_at": "2030-01-31T09:30:00.000Z",
                     *         "replayed_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description empty to begin, then meta.next_cursor; page is not looked at */
                cursor?: string;
                actor?: string;
                resource?: string;
                row_id?: string;
                action?: "create" | "update" | "delete" | "resume" | "forget" | "erase" | "read" | "export" | "refuse" | "sign_in" | "sign_in_failed" | "new_address" | "verify";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "at": "2030-01-31T09:30:00.000Z",
                     *           "actor": "text",
                     *           "action": "text",
                     *           "resource": "text",
                     *           "row_id": "text",
                     *           "row_ids": [
                     *             "text"
                     *           ],
                     *           "fields": [
                     *             "text"
                     *           ],
                     *           "times": 1,
                     *           "request_id": "text",
                     *           "address": "text"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditEntry"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuditVerify: {
        parameters: {
            query?: {
                /** @description one that was kept: from an earlier answer, or from the log */
                checkpoint?: string;
            };
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "intact": false,
                     *         "from": 1,
                     *         "entries": 1,
                     *         "unsealed": 1,
                     *         "head": "text",
                     *         "checkpoint": "text",
                     *         "broken_at": null,
                     *         "given_checkpoint": "reached",
                     *         "resumptions": [
                     *           {
                     *             "position": 1,
                     *             "reason": "text",
                     *             "at": "2030-01-31T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditVerdict"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyAudit: {
        parameters: {
            query?: {
                /** @description one that was kept: from an earlier answer, or from the log */
                checkpoint?: string;
            };
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "running",
                     *         "checked": 1,
                     *         "total": 1,
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "verdict": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditVerification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuditVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "running",
                     *         "checked": 1,
                     *         "total": 1,
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "verdict": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditVerification"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "database": {
                     *           "embedded": false,
                     *           "size_bytes": 1,
                     *           "tables": 1
                     *         },
                     *         "jobs": {
                     *           "waiting": 1,
                     *           "failed": 1,
                     *           "oldest_waiting_at": "2030-01-31T09:30:00.000Z"
                     *         },
                     *         "mail": {
                     *           "goes_out": false,
                     *           "waiting": 1,
                     *           "kept": 1,
                     *           "failed": 1
                     *         },
                     *         "feed": {
                     *           "streams": 1
                     *         },
                     *         "disk": {
                     *           "free_bytes": 1,
                     *           "total_bytes": 1,
                     *           "encryption": "encrypted",
                     *           "file_system": "text"
                     *         },
                     *         "versions": {
                     *           "mettle": "text",
                     *           "node": "text",
                     *           "postgres": "text"
                     *         },
                     *         "backups": {
                     *           "scheduled": false,
                     *           "last": {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "scheduled": false,
                     *             "state": "running",
                     *             "path": "text",
                     *             "bytes": 1,
                     *             "record_count": 1,
                     *             "problem": "text",
                     *             "started_at": "2030-01-31T09:30:00.000Z",
                     *             "ended_at": "2030-01-31T09:30:00.000Z"
                     *           },
                     *           "last_failure": {
                     *             "id": "123e4567-e89b-42d3-a456-426614174000",
                     *             "scheduled": false,
                     *             "state": "running",
                     *             "path": "text",
                     *             "bytes": 1,
                     *             "record_count": 1,
                     *             "problem": "text",
                     *             "started_at": "2030-01-31T09:30:00.000Z",
                     *             "ended_at": "2030-01-31T09:30:00.000Z"
                     *           }
                     *         },
                     *         "warnings": [
                     *           "text"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SystemStatus"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLegalHolds: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "person_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "reason": "text",
                     *           "placed_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "placed_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LegalHold"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLeadLegalHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "person_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "reason": "text",
                     *         "placed_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "placed_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LegalHold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteLeadLegalHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "person_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "reason": "text",
                     *         "placed_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "placed_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LegalHold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePersonLegalHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "person_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "reason": "text",
                     *         "placed_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "placed_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LegalHold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePersonLegalHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "lead_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "person_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "reason": "text",
                     *         "placed_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "placed_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LegalHold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRetentionPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "kind": "leads",
                     *           "days": 1,
                     *           "count": 1,
                     *           "examples": [
                     *             {
                     *               "id": "123e4567-e89b-42d3-a456-426614174000",
                     *               "name": "Grace Hopper",
                     *               "since": "2030-01-31T09:30:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RetentionPreview"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPersonExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "kind": "person",
                     *         "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "waiting",
                     *         "size": 1,
                     *         "requested_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLeadExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "kind": "person",
                     *         "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "waiting",
                     *         "size": 1,
                     *         "requested_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-None-Match */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "kind": "person",
                     *         "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "waiting",
                     *         "size": 1,
                     *         "requested_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "expires_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON document: index, then data by table */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPersonErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "kind": "person",
                     *         "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "waiting",
                     *         "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "requested_at": "2030-01-31T09:30:00.000Z",
                     *         "due_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Erasure"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLeadErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key and body get the first answer again, for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description when this is the first answer again */
                    "Idempotency-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "kind": "person",
                     *         "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "waiting",
                     *         "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "requested_at": "2030-01-31T09:30:00.000Z",
                     *         "due_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Erasure"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listErasures: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "kind": "person",
                     *           "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "state": "waiting",
                     *           "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *           "requested_at": "2030-01-31T09:30:00.000Z",
                     *           "due_at": "2030-01-31T09:30:00.000Z",
                     *           "finished_at": "2030-01-31T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "total_capped": false,
                     *         "page": 1,
                     *         "limit": 10,
                     *         "next_cursor": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Erasure"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "kind": "person",
                     *         "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "waiting",
                     *         "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "requested_at": "2030-01-31T09:30:00.000Z",
                     *         "due_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z",
                     *         "receipt": {
                     *           "erasure": "123e4567-e89b-42d3-a456-426614174000",
                     *           "kind": "person",
                     *           "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *           "requested_at": "2030-01-31T09:30:00.000Z",
                     *           "finished_at": "2030-01-31T09:30:00.000Z",
                     *           "went": [
                     *             {
                     *               "what": "text",
                     *               "rows": 1
                     *             }
                     *           ],
                     *           "pseudonymised": [
                     *             {
                     *               "what": "text",
                     *               "rows": 1
                     *             }
                     *           ],
                     *           "stayed": [
                     *             {
                     *               "what": "text",
                     *               "why": "text"
                     *             }
                     *           ]
                     *         },
                     *         "signature": "text",
                     *         "public_key": "text"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ErasureWithReceipt"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "kind": "person",
                     *         "subject_id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "state": "waiting",
                     *         "requested_by": "123e4567-e89b-42d3-a456-426614174000",
                     *         "requested_at": "2030-01-31T09:30:00.000Z",
                     *         "due_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Erasure"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "name": "Grace Hopper",
                     *           "description": "text",
                     *           "value": null,
                     *           "default": null,
                     *           "changed": false,
                     *           "updated_at": "2030-01-31T09:30:00.000Z",
                     *           "updated_by": "123e4567-e89b-42d3-a456-426614174000"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Setting"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsCallOutcomes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "connected": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "no_answer": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "busy": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "voicemail": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "wrong_number": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "callback": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "not_interested": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "do_not_call": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallOutcomes"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsCallOutcomes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "connected": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       },
                 *       "no_answer": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       },
                 *       "busy": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       },
                 *       "voicemail": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       },
                 *       "wrong_number": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       },
                 *       "callback": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       },
                 *       "not_interested": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       },
                 *       "do_not_call": {
                 *         "contact": false,
                 *         "status": null,
                 *         "retry_minutes": [
                 *           1
                 *         ],
                 *         "max_attempts": 1,
                 *         "do_not_call": false,
                 *         "follow_up": "optional"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CallOutcomes"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "connected": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "no_answer": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "busy": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "voicemail": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "wrong_number": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "callback": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "not_interested": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         },
                     *         "do_not_call": {
                     *           "contact": false,
                     *           "status": null,
                     *           "retry_minutes": [
                     *             1
                     *           ],
                     *           "max_attempts": 1,
                     *           "do_not_call": false,
                     *           "follow_up": "optional"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallOutcomes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsCallingHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "from": "09:00",
                     *         "to": "09:00",
                     *         "days": [
                     *           1
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallingHours"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsCallingHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "09:00",
                 *       "to": "09:00",
                 *       "days": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CallingHours"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "from": "09:00",
                     *         "to": "09:00",
                     *         "days": [
                     *           1
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallingHours"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsCallQueue: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "lease_minutes": 1,
                     *         "most_claims": 1,
                     *         "source_priority": [
                     *           "text"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallQueue"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsCallQueue: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lease_minutes": 1,
                 *       "most_claims": 1,
                 *       "source_priority": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CallQueue"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "lease_minutes": 1,
                     *         "most_claims": 1,
                     *         "source_priority": [
                     *           "text"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CallQueue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rules": [
                     *           {
                     *             "sources": [
                     *               "text"
                     *             ],
                     *             "people": [
                     *               "123e4567-e89b-42d3-a456-426614174000"
                     *             ],
                     *             "capacity": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssignmentSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "sources": [
                 *             "text"
                 *           ],
                 *           "people": [
                 *             "123e4567-e89b-42d3-a456-426614174000"
                 *           ],
                 *           "capacity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rules": [
                     *           {
                     *             "sources": [
                     *               "text"
                     *             ],
                     *             "people": [
                     *               "123e4567-e89b-42d3-a456-426614174000"
                     *             ],
                     *             "capacity": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssignmentSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsAssessments: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "least_role_to_create": "user"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssessmentSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsAssessments: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "least_role_to_create": "user"
                 *     }
                 */
                "application/json": components["schemas"]["AssessmentSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "least_role_to_create": "user"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssessmentSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsAssessmentDefinitions: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "definitions_per_person": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssessmentDefinitionSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsAssessmentDefinitions: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definitions_per_person": 1
                 *     }
                 */
                "application/json": components["schemas"]["AssessmentDefinitionSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "definitions_per_person": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssessmentDefinitionSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsAssessmentRetakes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "pause_days": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssessmentRetakeSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsAssessmentRetakes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pause_days": 1
                 *     }
                 */
                "application/json": components["schemas"]["AssessmentRetakeSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "pause_days": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AssessmentRetakeSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsAuditCheckpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "email": "asha@example.com",
                     *         "url": "https://example.com/events"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditCheckpointSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsAuditCheckpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "asha@example.com",
                 *       "url": "https://example.com/events"
                 *     }
                 */
                "application/json": components["schemas"]["AuditCheckpointSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "email": "asha@example.com",
                     *         "url": "https://example.com/events"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditCheckpointSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsBackups: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "folder": "text",
                     *         "hour": 1,
                     *         "keep_daily": 1,
                     *         "keep_weekly": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BackupSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsBackups: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "folder": "text",
                 *       "hour": 1,
                 *       "keep_daily": 1,
                 *       "keep_weekly": 1
                 *     }
                 */
                "application/json": components["schemas"]["BackupSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "folder": "text",
                     *         "hour": 1,
                     *         "keep_daily": 1,
                     *         "keep_weekly": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BackupSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsRetention: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "leads": {
                     *           "new": 30,
                     *           "contacted": 30,
                     *           "qualified": 30,
                     *           "converted": 30,
                     *           "lost": 30
                     *         },
                     *         "interactions": 30,
                     *         "answers": 30,
                     *         "results": 30,
                     *         "audit": 365,
                     *         "sessions": 1,
                     *         "mail": 1,
                     *         "imports": 1,
                     *         "events": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RetentionSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsRetention: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leads": {
                 *         "new": 30,
                 *         "contacted": 30,
                 *         "qualified": 30,
                 *         "converted": 30,
                 *         "lost": 30
                 *       },
                 *       "interactions": 30,
                 *       "answers": 30,
                 *       "results": 30,
                 *       "audit": 365,
                 *       "sessions": 1,
                 *       "mail": 1,
                 *       "imports": 1,
                 *       "events": 1
                 *     }
                 */
                "application/json": components["schemas"]["RetentionSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "leads": {
                     *           "new": 30,
                     *           "contacted": 30,
                     *           "qualified": 30,
                     *           "converted": 30,
                     *           "lost": 30
                     *         },
                     *         "interactions": 30,
                     *         "answers": 30,
                     *         "results": 30,
                     *         "audit": 365,
                     *         "sessions": 1,
                     *         "mail": 1,
                     *         "imports": 1,
                     *         "events": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RetentionSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettingsErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of what you have: 304 when it is still that */
                "If-None-Match"?: string;
                /** @description the Last-Modified of what you have: 304 when it is still that */
                "If-Modified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "waiting_days": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ErasureSetting"];
                    };
                };
            };
            /** @description You have it already */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSettingsErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag it had when it was read */
                "If-Match"?: string;
                /** @description an HTTP date */
                "If-Unmodified-Since"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "waiting_days": 1
                 *     }
                 */
                "application/json": components["schemas"]["ErasureSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description its version, for If-Match and If-None-Match */
                    ETag?: string;
                    /** @description when it was changed last, an HTTP date */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "waiting_days": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ErasureSetting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the file: in the field file of a form, or as it is */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
                "text/csv": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImport"];
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImport"];
                    };
                };
            };
            /** @description Begun; not done yet */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "123e4567-e89b-42d3-a456-426614174000",
                     *         "file_name": "text",
                     *         "size": 1,
                     *         "state": "uploaded",
                     *         "encoding": "utf-8",
                     *         "delimiter": ",",
                     *         "columns": [
                     *           "text"
                     *         ],
                     *         "mapping": [
                     *           "name"
                     *         ],
                     *         "options": {
                     *           "duplicates": "skip",
                     *           "assign": "me"
                     *         },
                     *         "rows": 1,
                     *         "progress": 1,
                     *         "checked": null,
                     *         "result": null,
                     *         "failure": "text",
                     *         "same_as": "123e4567-e89b-42d3-a456-426614174000",
                     *         "created_at": "2030-01-31T09:30:00.000Z",
                     *         "started_at": "2030-01-31T09:30:00.000Z",
                     *         "finished_at": "2030-01-31T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LeadImport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhooksStripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description as the sender sends it */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1Pgc76B7WZ01zgkW",
                 *       "type": "checkout.session.completed",
                 *       "created": 1721948530,
                 *       "data": {
                 *         "object": {
                 *           "id": "cs_test_a1YS1URl",
                 *           "payment_intent": "pi_1PgafyB7WZ01zgkW",
                 *           "payment_link": "plink_1PgafyB7WZ01zgkW",
                 *           "payment_status": "paid",
                 *           "amount_total": 49900,
                 *           "currency": "inr",
                 *           "customer_details": {
                 *             "email": "asha@example.com",
                 *             "name": "Asha Rao"
                 *           },
                 *           "metadata": {}
                 *         }
                 *       }
                 *     }
                 */
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "duplicate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookReceived"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhooksRazorpay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description as the sender sends it */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "payment.captured",
                 *       "created_at": 1721948530,
                 *       "payload": {
                 *         "payment": {
                 *           "entity": {
                 *             "id": "pay_DESp9bgForNoUd",
                 *             "status": "captured",
                 *             "amount": 49900,
                 *             "currency": "INR",
                 *             "email": "asha@example.com",
                 *             "notes": {
                 *               "mettle_product": "strengths"
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "duplicate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookReceived"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhooksWordpres: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description as the sender sends it */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "form",
                 *       "id": "1042",
                 *       "form": "contact",
                 *       "fields": {
                 *         "name": "Asha Rao",
                 *         "email": "asha@example.com",
                 *         "phone": "+91 98765 43210",
                 *         "message": "Please call me."
                 *       }
                 *     }
                 */
                "application/json": unknown;
                "application/x-www-form-urlencoded": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "duplicate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookReceived"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhooksGhost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description as the sender sends it */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post": {
                 *         "current": {
                 *           "id": "6682b8a8e10cc04306284330",
                 *           "title": "On listening",
                 *           "url": "https://example.com/on-listening/",
                 *           "status": "published",
                 *           "excerpt": "Repeat the other person’s point before you answer.",
                 *           "updated_at": "2030-01-31T09:30:00.000Z",
                 *           "tags": [
                 *             {
                 *               "name": "Communication"
                 *             }
                 *           ]
                 *         },
                 *         "previous": {
                 *           "status": "draft"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "duplicate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookReceived"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
