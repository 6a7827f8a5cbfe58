// Made by "npm run openapi" from the API's schemas.
export interface paths {
    "/api/office/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the names of what has changed, as server-sent events */
        get: operations["getOfficeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders, filtered and sorted, fifty to a page */
        get: operations["getOfficeOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the dashboard: what waits for a decision, and what is due */
        get: operations["getOfficeToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an order with everything that staff can see of it */
        get: operations["getOfficeOrdersByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply an action to an order, such as accept or cancel */
        post: operations["postOfficeOrdersByNumberMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an internal note to an order */
        post: operations["postOfficeOrdersByNumberNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign an order to a person, or to no one */
        put: operations["putOfficeOrdersByNumberAssignee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/customer-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the customer a message in free text */
        post: operations["postOfficeOrdersByNumberCustomerMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the customer an earlier message again */
        post: operations["postOfficeOrdersByNumberMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct the contact details and the delivery address of an order */
        patch: operations["patchOfficeOrdersByNumberContact"];
        trace?: never;
    };
    "/api/office/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a password; a second factor is required */
        post: operations["postOfficeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the second factor: a code of the authenticator app, or a recovery code */
        post: operations["postOfficeSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/sign-in/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create options for signing in with a passkey */
        post: operations["postOfficeSignInPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey, which counts as both factors */
        post: operations["postOfficeSignInPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get whom an invitation link is for */
        post: operations["postOfficeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/invitation/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a new password, and start the setup of an authenticator app */
        post: operations["postOfficeInvitationAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/invitation/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create options for a new passkey */
        post: operations["postOfficeInvitationPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation: set the sign-in methods, and sign in */
        post: operations["postOfficeInvitationAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/fresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reauthenticate with a code of the authenticator app, or a recovery code */
        post: operations["postOfficeFresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/fresh/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create options for passkey reauthentication */
        post: operations["postOfficeFreshPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/fresh/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reauthenticate with a passkey */
        post: operations["postOfficeFreshPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in person with their permissions */
        get: operations["getOfficeMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update one’s name, language or theme */
        patch: operations["patchOfficeMe"];
        trace?: never;
    };
    "/api/office/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of this browser */
        post: operations["postOfficeSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one’s sign-in methods and sessions */
        get: operations["getOfficeMeSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of one’s sessions */
        delete: operations["deleteOfficeMeSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out all of one’s sessions, including this one */
        delete: operations["deleteOfficeMeSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set one’s password; every other session is signed out */
        post: operations["postOfficeMePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/authenticator/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the secret of a new authenticator app */
        post: operations["postOfficeMeAuthenticatorOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the authenticator app, confirmed by the first code of the new one */
        put: operations["putOfficeMeAuthenticator"];
        post?: never;
        /** Remove the authenticator app, unless it is the last factor */
        delete: operations["deleteOfficeMeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create ten new recovery codes, which replace the earlier ones */
        post: operations["postOfficeMeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create options for a new passkey */
        post: operations["postOfficeMePasskeysOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["postOfficeMePasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey, unless it is the last factor */
        delete: operations["deleteOfficeMePasskeysById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List staff by name, fifty to a page */
        get: operations["getOfficeStaff"];
        put?: never;
        /** Invite a person: sends a link by e-mail, and returns it */
        post: operations["postOfficeStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person with their last change */
        get: operations["getOfficeStaffById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the name or the roles of a person */
        patch: operations["patchOfficeStaffById"];
        trace?: never;
    };
    "/api/office/staff/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivate a person at once */
        post: operations["postOfficeStaffByIdDeactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate a person again */
        post: operations["postOfficeStaffByIdActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a new invitation link to a person who has not joined yet */
        post: operations["postOfficeStaffByIdInvitation"];
        /** Withdraw an open invitation */
        delete: operations["deleteOfficeStaffByIdInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{id}/factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the password and factors of a person, and send a link for new ones */
        post: operations["postOfficeStaffByIdFactorReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles with their permissions, the built-in ones first */
        get: operations["getOfficeRoles"];
        put?: never;
        /** Create a custom role; at most twenty */
        post: operations["postOfficeRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a custom role */
        put: operations["putOfficeRolesById"];
        post?: never;
        /** Delete a custom role that no one has */
        delete: operations["deleteOfficeRolesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List coupons, the newest first, fifty to a page */
        get: operations["getOfficeCoupons"];
        put?: never;
        /** Create a coupon */
        post: operations["postOfficeCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a coupon with what it is for and what it gave */
        get: operations["getOfficeCouponsById"];
        /** Update the terms of a coupon */
        put: operations["putOfficeCouponsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s saved views of a list, then those that others share */
        get: operations["getOfficeViews"];
        put?: never;
        /** Save a view of a list; at most thirty */
        post: operations["postOfficeViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a saved view */
        put: operations["putOfficeViewsById"];
        post?: never;
        /** Delete a saved view */
        delete: operations["deleteOfficeViewsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tablets of the workshop */
        get: operations["getOfficeDevices"];
        put?: never;
        /** Add a tablet to a station: returns the link for its QR code, valid for ten minutes */
        post: operations["postOfficeDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a tablet at once */
        delete: operations["deleteOfficeDevicesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/devices/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pair this tablet by the link of its QR code, for 90 days */
        post: operations["postOfficeDevicesPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set one’s PIN for the tablets of the workshop */
        put: operations["putOfficeMePin"];
        post?: never;
        /** Remove one’s PIN */
        delete: operations["deleteOfficeMePin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/tablet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this tablet and who can work on it */
        get: operations["getOfficeTablet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/tablet/jobs/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a job at the station of this tablet */
        get: operations["getOfficeTabletJobsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/tablet/jobs/{code}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply an action to a job at the station of this tablet, confirmed by a PIN */
        post: operations["postOfficeTabletJobsByCodeMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changes, the newest first, fifty to a page */
        get: operations["getOfficeActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/activity/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a change, as a new change */
        post: operations["postOfficeActivityByIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refunds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a refund; nothing is stored */
        post: operations["postOfficeOrdersByNumberRefundsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund an order; above a limit a second person has to approve it */
        post: operations["postOfficeOrdersByNumberRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refunds/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a refund, as a second person */
        post: operations["postOfficeOrdersByNumberRefundsByIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refunds/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a refund, as a second person */
        post: operations["postOfficeOrdersByNumberRefundsByIdDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a refund that its gateway refused */
        post: operations["postOfficeOrdersByNumberRefundsByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refunds/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw one’s own refund while it waits for approval */
        post: operations["postOfficeOrdersByNumberRefundsByIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refunds/{id}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that a refund was sent by bank transfer */
        post: operations["postOfficeOrdersByNumberRefundsByIdSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that a bank transfer has arrived */
        post: operations["postOfficeOrdersByNumberTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/transfer/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject the receipt of a bank transfer */
        post: operations["postOfficeOrdersByNumberTransferRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/counter-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a payment at the counter */
        post: operations["postOfficeOrdersByNumberCounterPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/payment-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a payment link for an order; earlier ones expire */
        post: operations["postOfficeOrdersByNumberPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/counter-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order for a customer, paid now or later */
        post: operations["postOfficeCounterOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List special requests, the newest first */
        get: operations["getOfficeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/request-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how many requests wait */
        get: operations["getOfficeRequestCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/requests/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a special request with its quotations */
        get: operations["getOfficeRequestsByReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/requests/{reference}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of a special request */
        get: operations["getOfficeRequestsByReferenceFilesByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/requests/{reference}/quotations/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a version of a quotation */
        get: operations["getOfficeRequestsByReferenceQuotationsByVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/requests/{reference}/quotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a quotation: the next version, which ends the one before */
        post: operations["postOfficeRequestsByReferenceQuotations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/requests/{reference}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw the quotation of a special request */
        post: operations["postOfficeRequestsByReferenceWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/requests/{reference}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a special request */
        post: operations["postOfficeRequestsByReferenceDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders whose payments or refunds wait for a decision */
        get: operations["getOfficeMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a tax document of an order */
        get: operations["getOfficeOrdersByNumberDocumentsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the receipt of a bank transfer */
        get: operations["getOfficeOrdersByNumberReceiptsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/receipts/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the first page of a receipt as a picture */
        get: operations["getOfficeOrdersByNumberReceiptsByIdPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lines whose artwork waits, the most urgent first */
        get: operations["getOfficeArtworkQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a line with its files, findings and proofs */
        get: operations["getOfficeArtworkLinesByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the artwork status of the lines of an order */
        get: operations["getOfficeArtworkOrdersByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/versions/{id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the picture of a page of a print file */
        get: operations["getOfficeArtworkVersionsByIdPagesByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pass the files of a line */
        post: operations["postOfficeArtworkLinesByCodePass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/overrule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pass the files of a line although a check failed */
        post: operations["postOfficeArtworkLinesByCodeOverrule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request another file from the customer */
        post: operations["postOfficeArtworkLinesByCodeQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release an approved line to production */
        post: operations["postOfficeArtworkLinesByCodeRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign oneself the design of a line that the customer left to the shop */
        post: operations["postOfficeArtworkLinesByCodeDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/design/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unassign oneself from the design of a line */
        post: operations["postOfficeArtworkLinesByCodeDesignLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a proof of a line, and send it to the customer */
        post: operations["postOfficeArtworkLinesByCodeProofs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a proof, or an approval before the line is queued */
        post: operations["postOfficeArtworkLinesByCodeWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/sign-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a proof on behalf of the customer */
        post: operations["postOfficeArtworkLinesByCodeSignOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/versions/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the thumbnail of a print file */
        get: operations["getOfficeArtworkVersionsByIdThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/press/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the approved press file, with page boxes, marks and slug */
        get: operations["getOfficeArtworkLinesByCodePressByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/files/{file}/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply the fixes that the check offers, and print from the fixed copy */
        post: operations["postOfficeArtworkLinesByCodeFilesByFileFixes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/files/{file}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another version of the file for printing */
        post: operations["postOfficeArtworkLinesByCodeFilesByFileVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how many pieces of a line each design has */
        put: operations["putOfficeArtworkLinesByCodePieces"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/versions/{id}/pages/{page}/plates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the separations of a page, one for each ink */
        get: operations["getOfficeArtworkVersionsByIdPagesByPagePlates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/artwork/lines/{code}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Upload a corrected file: the next version of a file, or an additional file */
        put: operations["putOfficeArtworkLinesByCodeFilesByFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the production board: all open jobs by station */
        get: operations["getOfficeProductionBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/jobs/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a job with its history */
        get: operations["getOfficeProductionJobsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the jobs of an order, in the order of its lines */
        get: operations["getOfficeProductionOrdersByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people that a job can be assigned to */
        get: operations["getOfficeProductionPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/jobs/{code}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply an action to a job, such as start or finish */
        post: operations["postOfficeProductionJobsByCodeMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/jobs/{code}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last change of a job */
        post: operations["postOfficeProductionJobsByCodeUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/workshop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the stations and the routes of products through them */
        get: operations["getOfficeProductionWorkshop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/stations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a station */
        post: operations["postOfficeProductionStations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/stations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a station */
        put: operations["putOfficeProductionStationsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a route for a category or a product */
        post: operations["postOfficeProductionRoutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/routes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a route */
        put: operations["putOfficeProductionRoutesById"];
        post?: never;
        /** Remove a route */
        delete: operations["deleteOfficeProductionRoutesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the options of the order filters */
        get: operations["getOfficeOrdersFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get job tickets as a PDF, one to a page */
        get: operations["getOfficeProductionTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/passports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get order passports as a PDF: a page for each line with its artwork, A4 */
        get: operations["getOfficeProductionPassports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/pick-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pick list as a PDF, by material */
        get: operations["getOfficeProductionPickList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/packing-slips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get packing slips as a PDF */
        get: operations["getOfficeProductionPackingSlips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get box labels as a PDF, A6 */
        get: operations["getOfficeProductionLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a photo of a problem */
        get: operations["getOfficeProductionPhotosById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/jobs/{code}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a photo to a job */
        post: operations["postOfficeProductionJobsByCodePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search orders (by number, phone, name, company, PO, tracking or invoice number), customers and products */
        get: operations["getOfficeFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/bulk-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s bulk runs, the newest first */
        get: operations["getOfficeBulkRuns"];
        put?: never;
        /** Start a bulk run over many orders */
        post: operations["postOfficeBulkRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/bulk-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the progress of a bulk run, with the orders that were refused */
        get: operations["getOfficeBulkRunsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/shipment-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a CSV file of shipments; nothing is shipped */
        post: operations["postOfficeShipmentFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export orders as CSV or Excel; with phone numbers only after reauthentication */
        get: operations["getOfficeOrdersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/order-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s newest exports with their progress */
        get: operations["getOfficeOrderExports"];
        put?: never;
        /** Start an export of more than 20,000 orders */
        post: operations["postOfficeOrderExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/order-exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an export, within the permissions that one has now */
        get: operations["getOfficeOrderExportsByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Combine jobs on one shared sheet */
        post: operations["postOfficeProductionPools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/pools/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start or finish every job of a shared sheet */
        post: operations["postOfficeProductionPoolsByIdMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/pools/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a shared sheet */
        post: operations["postOfficeProductionPoolsByIdSplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/production/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export open jobs as CSV or Excel */
        get: operations["getOfficeProductionExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/money/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export orders whose payments or refunds wait for a decision, as CSV or Excel */
        get: operations["getOfficeMoneyExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export staff as CSV or Excel */
        get: operations["getOfficeStaffExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/activity/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export changes as CSV or Excel */
        get: operations["getOfficeActivityExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the OpenAPI document of the office */
        get: operations["getOfficeOpenapiJson"];
        put?: never;
        post?: never;
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
        ActivityChange: {
            id: string;
            at: string & (unknown & unknown);
            by: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @enum {string} */
            via: "OFFICE" | "COMMAND" | "IMPORT" | "SYSTEM";
            action: string;
            subject: {
                type: string;
                id: string;
                /** @description A name, or the number of an order */
                label: (string | {
                    en?: string;
                    ar?: string;
                }) | null;
            };
            /** @description Only the fields that changed; null where there was nothing */
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            reason: string | null;
            /** @description The change that this one undid */
            undoes: string | null;
            /** @description The change that undid this one */
            undoneBy: string | null;
            /** @description Whether personal data was erased from it */
            isErased: boolean;
            canUndo: boolean;
        };
        ArtworkLine: {
            code: string;
            order: number;
            /** @description For the header If-Match of its actions */
            version: number;
            /** @enum {string} */
            state: "AWAITING_ARTWORK" | "CHECKING" | "NEEDS_CHANGES" | "PROOFING" | "PROOF_SENT" | "CHANGES_ASKED" | "APPROVED" | "QUEUED" | "IN_PRODUCTION";
            /** @enum {string} */
            policy: "NONE" | "SELF" | "STAFF";
            note: string | null;
            /** @description Whether the shop designs it or changes its file, and has not done so yet */
            isDesign: boolean;
            /** @description The person of the staff that designs it */
            designer: string | null;
            customer: string;
            name: string;
            variant: string | null;
            features: {
                name: string;
                choices: string[];
                value: string | null;
            }[];
            notes: string | null;
            quantity: number;
            /** Format: date */
            due: string;
            urgent: boolean;
            held: string | null;
            files: components["schemas"]["DeskFile"][];
            /** @description Faces that are left blank, because the files have no page for them */
            blankFaces: {
                /** @description Place of the file in its line, from 0 */
                file: number;
                /** @enum {string} */
                face: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip";
                width: number;
                height: number;
            }[];
            /** @description The ordered colour of the product, as #rrggbb, where the design is printed on it; null for white */
            ground: string | null;
            /** @description The newest first */
            proofs: components["schemas"]["DeskProof"][];
            history: {
                at: string & (unknown & unknown);
                from: ("AWAITING_ARTWORK" | "CHECKING" | "NEEDS_CHANGES" | "PROOFING" | "PROOF_SENT" | "CHANGES_ASKED" | "APPROVED" | "QUEUED" | "IN_PRODUCTION") | null;
                /** @enum {string} */
                to: "AWAITING_ARTWORK" | "CHECKING" | "NEEDS_CHANGES" | "PROOFING" | "PROOF_SENT" | "CHANGES_ASKED" | "APPROVED" | "QUEUED" | "IN_PRODUCTION";
                /** @enum {string} */
                by: "CUSTOMER" | "STAFF" | "SYSTEM";
                name: string | null;
                note: string | null;
            }[];
            /** @description The actions, each with why it is not possible now */
            actions: {
                /** @enum {string} */
                action: "takeDesign" | "leaveDesign" | "pass" | "sendProof" | "askCustomer" | "replaceFile" | "sharePieces" | "withdraw" | "release";
                refusal: ("MUST_BE_FIXED" | "NOT_CHECKED" | "NO_FILE" | "NOT_SIGNED_OFF" | "ORDER" | "STATE") | null;
            }[];
        };
        BoardJob: {
            /** @description 10428-1, or 10428-1-2 for a part of a line */
            code: string;
            order: number;
            station: number;
            /** @enum {string} */
            state: "QUEUED" | "RUNNING" | "HELD" | "PROBLEM";
            quantity: number;
            name: string;
            variant: string | null;
            image: string | null;
            /** @description The version whose thumbnail shows what is printed */
            artwork: {
                /** Format: uuid */
                version: string;
                /** @description The line whose colour and finishes it shows */
                line: number;
            } | null;
            customer: string;
            /** Format: date */
            due: string;
            urgent: boolean;
            isReprint: boolean;
            /** @description Why it is blocked, or reprinted */
            reason: string | null;
            /** @description Why its order is on hold */
            held: string | null;
            material: string | null;
            /** @description Of the material, #rrggbb */
            colour: string | null;
            /** @description The id of the shared sheet, the same for all jobs on it */
            pool: string | null;
            /** @description The print run of the shared sheet */
            sheets: number | null;
            /** @description Null: not known */
            print: components["schemas"]["JobPrint"] | null;
            assignee: components["schemas"]["StaffName"] | null;
            pickup: boolean;
            route: number[];
            version: number;
        };
        BoardStation: {
            id: number;
            /** @enum {string} */
            kind: "PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK";
            name: string;
            /** @description Its capacity in jobs for a working day; null while not set */
            jobsADay: number | null;
            isActive: boolean;
            /** @description Whether a product goes through it */
            isOnRoute: boolean;
            /** @description Whether the person may work there */
            mayWork: boolean;
        };
        BulkRun: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            action: "accept" | "assign" | "ship";
            total: number;
            done: number;
            refused: number;
            startedAt: string & (unknown & unknown);
            /** @description Null while it runs */
            finishedAt: (string & (unknown & unknown)) | null;
        };
        BulkRunWithRows: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            action: "accept" | "assign" | "ship";
            total: number;
            done: number;
            refused: number;
            startedAt: string & (unknown & unknown);
            /** @description Null while it runs */
            finishedAt: (string & (unknown & unknown)) | null;
            /** @description The rows that were refused, at most 1000 */
            rows: {
                number: number;
                /** @enum {string} */
                reason: "UNKNOWN" | "STATE" | "ON_HOLD" | "JOBS_NOT_DONE" | "PERSON_LEFT" | "NO_PERMISSION" | "FAILED";
                /** @description The current status of the order */
                status: ("AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED") | null;
            }[];
        };
        CouponFile: {
            /** @description What it gives: a share of the goods, a sum, or delivery */
            worth: {
                /** @constant */
                type: "PERCENT";
                percent: number;
                /** @description No more than this, in halalas */
                maxDiscount?: number;
            } | {
                /** @constant */
                type: "FIXED";
                /** @description halalas */
                amount: number;
            } | {
                /** @constant */
                type: "FREE_SHIPPING";
            };
            /** @description The goods must come to this much, in halalas */
            minSubtotal: number;
            firstDay: string | null;
            lastDay: string | null;
            usageLimit: number | null;
            perCustomerLimit: number | null;
            firstOrderOnly: boolean;
            /** @description Lines that have an offer already get nothing */
            excludeOfferItems: boolean;
            isActive: boolean;
            id: string;
            code: string;
            /** @enum {string} */
            state: "RUNNING" | "PLANNED" | "OVER" | "USED_UP" | "OFF";
            /** @description Only for chosen customers */
            isForSome: boolean;
            /** @description Orders that count */
            uses: number;
            version: number;
            include: {
                categories: {
                    id: string;
                    name: string;
                }[];
                products: {
                    id: string;
                    name: string;
                    code: string;
                }[];
            };
            exclude: {
                categories: {
                    id: string;
                    name: string;
                }[];
                products: {
                    id: string;
                    name: string;
                    code: string;
                }[];
            };
            /** @description The discounts of these orders together, in halalas, without free delivery */
            given: number;
        };
        DeskCoupon: {
            /** @description What it gives: a share of the goods, a sum, or delivery */
            worth: {
                /** @constant */
                type: "PERCENT";
                percent: number;
                /** @description No more than this, in halalas */
                maxDiscount?: number;
            } | {
                /** @constant */
                type: "FIXED";
                /** @description halalas */
                amount: number;
            } | {
                /** @constant */
                type: "FREE_SHIPPING";
            };
            /** @description The goods must come to this much, in halalas */
            minSubtotal: number;
            firstDay: string | null;
            lastDay: string | null;
            usageLimit: number | null;
            perCustomerLimit: number | null;
            firstOrderOnly: boolean;
            /** @description Lines that have an offer already get nothing */
            excludeOfferItems: boolean;
            isActive: boolean;
            id: string;
            code: string;
            /** @enum {string} */
            state: "RUNNING" | "PLANNED" | "OVER" | "USED_UP" | "OFF";
            /** @description Only for chosen customers */
            isForSome: boolean;
            /** @description Orders that count */
            uses: number;
            version: number;
        };
        DeskFile: {
            position: number;
            /** @description From 0; files of one design are printed together */
            design: number;
            /** @description The side it is; null when it has all sides */
            face: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null;
            /** @description The pieces of its design; null where not specified */
            pieces: number | null;
            /** Format: uuid */
            version: string;
            number: number;
            label: string;
            /** @enum {string} */
            source: "UPLOAD" | "FIX" | "STAFF" | "DESIGN";
            state: string;
            kind: ("PDF" | "AI" | "JPEG" | "PNG" | "WEBP" | "TIFF" | "SVG" | "PSD" | "EPS") | null;
            byteLength: number;
            sentAt: string & (unknown & unknown);
            /** @description The person of the staff who added it to the line */
            by: string | null;
            /** @description All versions of the file, the newest first */
            versions: {
                /** Format: uuid */
                version: string;
                number: number;
                /** @enum {string} */
                source: "UPLOAD" | "FIX" | "STAFF" | "DESIGN";
                /** @description The person of the staff who uploaded it */
                by: string | null;
                sentAt: string & (unknown & unknown);
                /** @description Pages that have a picture */
                pages: number[];
                /** @description What was fixed in it */
                fixes: ("ADD_BLEED" | "SCALE" | "ROTATE" | "TO_CMYK" | "BLACK_TEXT" | "SPOT_TO_CMYK" | "RENAME_LAYER" | "DROP_MARKS" | "BLACK_OVERPRINT" | "WHITE_KNOCKOUT")[];
                /** @description The version that a fixed copy was made from, unless that is deleted */
                fixedFrom: string | null;
            }[];
            fonts: {
                count: number;
                missing: number;
            };
            pages: {
                page: number;
                /** @description The width of its picture in pixels */
                width: number;
                height: number;
                /** @description The trimmed page, and how far its picture extends beyond the trim on each side */
                trim: {
                    width: number;
                    height: number;
                    left: number;
                    right: number;
                    top: number;
                    bottom: number;
                };
                measured: {
                    width: number;
                    height: number;
                    /** @description The smallest bleed of the four sides; null on a page without ink, or with white ink alone */
                    bleed: number | null;
                    /** @description How far the text nearest to the cut stays inside it; negative when it crosses it, null without text */
                    nearestText: number | null;
                    /** @description The lowest image resolution in dpi; null without images */
                    resolution: number | null;
                    /** @description The thinnest stroke in millimetres; null without strokes */
                    stroke: number | null;
                    colours: string[];
                } | null;
            }[];
            sheets: {
                /** @enum {string} */
                face: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip";
                width: number;
                height: number;
                /** @enum {string} */
                shape: "RECTANGLE" | "ROUNDED" | "ROUND" | "DIE";
                /** @description The radius of its corners after the cut */
                corner: number;
                bleed: number;
                safe: number;
            }[];
            /** @description How many pieces lie on a press sheet; null: it is printed piece by piece */
            upOnSheet: number | null;
            /** @description The text as it was read */
            lines: string[];
            verdict: ("CLEAN" | "TO_CONFIRM" | "TO_CHANGE" | "NEEDS_PERSON") | null;
            /** @description Whether the customer accepted the warnings */
            isConfirmed: boolean;
            findings: {
                /** @enum {string} */
                code: "file-damaged" | "file-locked" | "file-form" | "file-active-content" | "file-comments" | "file-layers" | "file-needs-person" | "text-outlined" | "text-unreadable" | "page-count" | "page-back-missing" | "page-multiple" | "page-empty" | "page-size" | "page-size-near" | "page-rotated" | "page-sizes-differ" | "page-at-a-tenth" | "bleed-missing" | "bleed-partial" | "marks-inside" | "text-near-cut" | "text-over-fold" | "picture-unusable" | "picture-soft" | "picture-line-art" | "picture-oversized" | "colour-rgb" | "colour-other" | "spot-not-ordered" | "layer-missing" | "layer-alias" | "layer-tinted" | "separation-all" | "ink-heavy" | "white-overprints" | "black-knocks-out" | "black-text-mixed" | "stroke-thin" | "stroke-too-thin" | "text-small" | "text-dots-thin" | "font-missing" | "font-replaced" | "arabic-apart-and-reversed" | "arabic-letters-apart" | "arabic-order-reversed" | "arabic-words-reversed" | "arabic-glyph-missing" | "arabic-wrong-encoding" | "arabic-number-reversed" | "arabic-digits-mixed" | "arabic-phones-differ" | "date-disagrees" | "content-flag" | "content-emblem" | "content-leaders" | "content-faith" | "content-stamp";
                /** @enum {string} */
                severity: "ERROR" | "WARNING" | "NOTE";
                page: number | null;
                /** @description Millimetres from the left and the top of the trim */
                box: {
                    left: number;
                    top: number;
                    width: number;
                    height: number;
                } | null;
                facts: {
                    [key: string]: string | number;
                };
                fix: ("ADD_BLEED" | "SCALE" | "ROTATE" | "TO_CMYK" | "BLACK_TEXT" | "SPOT_TO_CMYK" | "RENAME_LAYER" | "DROP_MARKS" | "BLACK_OVERPRINT" | "WHITE_KNOCKOUT") | null;
            }[];
        };
        DeskLine: {
            id: string;
            position: number;
            /** @description The id of the product, while it is sold */
            product: string | null;
            code: string;
            name: string;
            variant: string | null;
            image: string | null;
            features: {
                name: string;
                choices: string[];
                value: string | null;
            }[];
            quantity: number;
            /** @description Null without money.view */
            price: {
                unit: number;
                setup: number;
                total: number;
                discount: number;
                vat: number;
            } | null;
            /** @enum {string} */
            designMode: "UPLOAD" | "EDITOR" | "DESIGN_FOR_ME" | "LATER";
            artworks: string[];
            notes: string | null;
            startedAt: (string & (unknown & unknown)) | null;
            proofApprovedAt: (string & (unknown & unknown)) | null;
        };
        DeskMoney: {
            attempts: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                provider: "MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE";
                /** @enum {string} */
                method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
                amount: number;
                /** @enum {string} */
                state: "CREATED" | "SENT" | "REQUIRES_ACTION" | "UNKNOWN" | "APPROVED" | "DECLINED" | "CANCELLED" | "EXPIRED";
                declineCode: string | null;
                at: string & (unknown & unknown);
                receipts: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    mediaType: string;
                    sentAt: string & (unknown & unknown);
                    /** @description Why staff refused it */
                    refusal: string | null;
                }[];
            }[];
            payments: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                provider: "MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE";
                /** @enum {string} */
                method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
                /** @enum {string} */
                purpose: "ORDER" | "SURPLUS";
                captured: number;
                /** @description The amount refunded, including refunds in progress */
                refunded: number;
                left: number;
                card: {
                    brand: string;
                    lastFour: string;
                } | null;
                senderIban: string | null;
                at: string & (unknown & unknown);
            }[];
            refunds: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                paymentId: string;
                amount: number;
                /** @enum {string} */
                state: "TO_APPROVE" | "PENDING" | "SENT" | "UNKNOWN" | "AWAITING_TRANSFER" | "DONE" | "DECLINED";
                /** @enum {string} */
                reason: "CANCELLED" | "REJECTED" | "LATE" | "SURPLUS" | "WRONG_AMOUNT" | "STAFF";
                /** @enum {string} */
                requestedBy: "CUSTOMER" | "STAFF" | "SYSTEM";
                by: components["schemas"]["StaffName"] | null;
                cause: ("MISSING" | "DAMAGED" | "WRONG" | "LATE" | "CUSTOMER_ASKED" | "GOODWILL" | "OTHER") | null;
                /** @description The note that the customer sees */
                note: string | null;
                parts: components["schemas"]["RefundPart"][];
                /** @description The refused refund that it retries */
                retries: string | null;
                isWithdrawn: boolean;
                needsApproval: boolean;
                /** @description The second person */
                decidedBy: components["schemas"]["StaffName"] | null;
                lastError: string | null;
                bankReference: string | null;
                iban: string | null;
                at: string & (unknown & unknown);
                settledAt: (string & (unknown & unknown)) | null;
            }[];
            ledger: {
                account: string;
                amount: number;
                at: string & (unknown & unknown);
            }[];
            /** @description The amount that can still be refunded */
            refundable: number;
        };
        DeskMoneyRow: {
            order: components["schemas"]["DeskOrder"];
            money: components["schemas"]["DeskMoney"];
        };
        DeskOrder: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            status: "AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED";
            /**
             * @description Left out for roles without money.view
             * @enum {string}
             */
            payment?: "UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE";
            placedAt: string & (unknown & unknown);
            movedAt: string & (unknown & unknown);
            /** Format: date */
            readyBy: string;
            isLate: boolean;
            urgent: boolean;
            customer: {
                name: string;
                company: string | null;
                city: string | null;
                /** @description Left out for roles without contact.view */
                phone?: string;
            };
            /** @enum {string} */
            fulfilment: "DELIVERY" | "PICKUP";
            /** @description Left out for roles without money.view */
            total?: number;
            /** @description Left out for roles without money.view */
            method?: ("CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL") | null;
            /** @description Left out for roles without money.view */
            provider?: ("MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE") | null;
            lines: number;
            /** @description The first line */
            item: {
                name: string;
                quantity: number;
                image: string | null;
                /** @description The version whose thumbnail shows what is printed */
                artwork: {
                    /** Format: uuid */
                    version: string;
                    /** @description The line whose colour and finishes it shows */
                    line: number;
                } | null;
            } | null;
            /** @description Where its slowest job is */
            station: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY") | null;
            assignee: components["schemas"]["StaffName"] | null;
            /** @description Why the order is on hold */
            hold: string | null;
            cancelRequestedAt: (string & (unknown & unknown)) | null;
            /** @description Receipts of a transfer that is waited for. Left out for roles without money.view */
            receipts?: number;
        };
        DeskOrderFile: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @description Of contact and address, for If-Match */
            version: number;
            /** @enum {string} */
            status: "AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED";
            /** @description Null without money.view */
            payment: ("UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE") | null;
            /** @enum {string} */
            language: "en" | "ar";
            placedAt: string & (unknown & unknown);
            movedAt: string & (unknown & unknown);
            openedAt: (string & (unknown & unknown)) | null;
            deliveredAt: (string & (unknown & unknown)) | null;
            closedAt: (string & (unknown & unknown)) | null;
            /** Format: date */
            readyBy: string;
            late: {
                /** Format: date */
                agreedBy: string;
                reason: string;
            } | null;
            isLate: boolean;
            urgent: boolean;
            /** @enum {string} */
            fulfilment: "DELIVERY" | "PICKUP";
            customerId: string | null;
            contact: {
                name: string;
                company: string | null;
                poNumber: string | null;
                /** @description Left out for roles without contact.view */
                crNumber?: string | null;
                /** @description Left out for roles without contact.view */
                phone?: string;
                /** @description Left out for roles without contact.view */
                email?: string | null;
                /** @description Left out for roles without contact.view */
                vatNumber?: string | null;
            };
            address: {
                name: string;
                region: string;
                city: string;
                district: string | null;
                /** @description Left out for roles without contact.view */
                phone?: string;
                /** @description Left out for roles without contact.view */
                neighbourhood?: string | null;
                /** @description Left out for roles without contact.view */
                street?: string;
                /** @description Left out for roles without contact.view */
                building?: string;
                /** @description Left out for roles without contact.view */
                details?: string | null;
                /** @description Left out for roles without contact.view */
                shortAddress?: string | null;
                /** @description Left out for roles without contact.view */
                postalCode?: string | null;
                /** @description Left out for roles without contact.view */
                additionalNumber?: string | null;
            } | null;
            notes: string | null;
            /** @description Where its slowest job is */
            station: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY") | null;
            assignee: components["schemas"]["StaffName"] | null;
            hold: string | null;
            cancelRequest: {
                at: string & (unknown & unknown);
                reason: string | null;
            } | null;
            tracking: {
                carrier: string;
                number: string;
                url: string | null;
            } | null;
            /** @description Null without money.view */
            totals: {
                subtotal: number;
                discount: number;
                couponCode: string | null;
                urgent: number;
                shipping: number;
                taxable: number;
                vat: number;
                total: number;
                pricesIncludeVat: boolean;
            } | null;
            lines: components["schemas"]["DeskLine"][];
            /** @description Null without money.view */
            money: components["schemas"]["DeskMoney"] | null;
            /** @description Null without invoices.view */
            documents: {
                /** Format: uuid */
                id: string;
                number: string;
                /** @enum {string} */
                kind: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
                /** @enum {string} */
                form: "STANDARD" | "SIMPLIFIED";
                issuedAt: string & (unknown & unknown);
                total: number;
                isFinal: boolean;
            }[] | null;
            /** @description The newest first */
            timeline: ({
                /** @constant */
                kind: "MOVE";
                at: string & (unknown & unknown);
                by: {
                    /** @enum {string} */
                    type: "CUSTOMER" | "STAFF" | "SYSTEM";
                    id: string | null;
                    name: string | null;
                };
                from: ("AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED") | null;
                /** @enum {string} */
                to: "AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED";
                reason: string | null;
            } | {
                /** @constant */
                kind: "NOTE";
                at: string & (unknown & unknown);
                by: {
                    /** @enum {string} */
                    type: "CUSTOMER" | "STAFF" | "SYSTEM";
                    id: string | null;
                    name: string | null;
                };
                id: string;
                text: string;
                mentions: components["schemas"]["StaffName"][];
            } | {
                /** @constant */
                kind: "MESSAGE";
                at: string & (unknown & unknown);
                by: {
                    /** @enum {string} */
                    type: "CUSTOMER" | "STAFF" | "SYSTEM";
                    id: string | null;
                    name: string | null;
                };
                id: string;
                /** @enum {string} */
                channel: "EMAIL" | "SMS" | "WHATSAPP";
                news: string;
                /** @enum {string} */
                state: "PENDING" | "SENDING" | "ACCEPTED" | "SENT" | "FAILED" | "WITHHELD";
                canResend: boolean;
            } | {
                /** @constant */
                kind: "DAY";
                at: string & (unknown & unknown);
                by: {
                    /** @enum {string} */
                    type: "CUSTOMER" | "STAFF" | "SYSTEM";
                    id: string | null;
                    name: string | null;
                };
                /**
                 * Format: date
                 * @description The working day whose cut-off passed while the customer was waited for
                 */
                cutOff: string;
                /** @enum {string} */
                cause: "FILE" | "CHANGE" | "CONFIRM" | "TICK" | "PROOF";
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | {
                /** @constant */
                kind: "JOB";
                at: string & (unknown & unknown);
                by: {
                    /** @enum {string} */
                    type: "CUSTOMER" | "STAFF" | "SYSTEM";
                    id: string | null;
                    name: string | null;
                };
                id: string;
                /** @description Of the print job */
                code: string;
                move: string;
                station: string;
                spoilt: number | null;
                reason: string | null;
            } | {
                /** @constant */
                kind: "CHANGE";
                /** @description Of the activity */
                id: string;
                at: string & (unknown & unknown);
                by: {
                    /** @enum {string} */
                    type: "CUSTOMER" | "STAFF" | "SYSTEM";
                    id: string | null;
                    name: string | null;
                };
                action: string;
                before: {
                    [key: string]: unknown;
                } | null;
                after: {
                    [key: string]: unknown;
                } | null;
                reason: string | null;
            })[];
            /** @description The actions that the person may take now */
            moves: {
                /** @enum {string} */
                move: "release" | "accept" | "start" | "ready" | "ship" | "deliver" | "takeBack" | "refuseCancel" | "postpone" | "hold" | "cancel" | "reject";
                /** @description The next step; at most one */
                isNext: boolean;
                /** @description What the customer is sent */
                message: string | null;
                /** @description The amount that it refunds. Null without money.view */
                refunds: number | null;
                /** @description Whether the refund needs a second person’s approval */
                needsApproval: boolean;
                /** @description Open jobs: the move has to state that they count as made */
                closesJobs: number;
                needs: ("reason" | "rejectionReason" | "carrier" | "trackingNumber" | "trackingUrl?" | "day")[];
            }[];
        };
        DeskPin: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @description Of the file in its line; null when it is about all of it */
            position: number | null;
            page: number | null;
            x: number | null;
            y: number | null;
            text: string;
            answer: string | null;
        };
        DeskProof: {
            number: number;
            /** @enum {string} */
            kind: "STAFF" | "SELF" | "EARLIER";
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "APPROVED" | "CHANGES_ASKED" | "SUPERSEDED" | "WITHDRAWN";
            hash: string;
            message: string | null;
            sentAt: (string & (unknown & unknown)) | null;
            decidedAt: (string & (unknown & unknown)) | null;
            signedBy: string | null;
            pins: components["schemas"]["DeskPin"][];
        };
        DeskQuotation: {
            version: number;
            /** @enum {string} */
            status: "SENT" | "ACCEPTED" | "ORDERED" | "DECLINED" | "EXPIRED" | "WITHDRAWN" | "REPLACED";
            /** @enum {string} */
            language: "en" | "ar";
            lines: components["schemas"]["RequestQuotationLine"][];
            totals: components["schemas"]["RequestQuotationTotals"];
            shipping: number;
            deliveredTo: string | null;
            productionDays: number;
            /** Format: date */
            validUntil: string;
            words: string | null;
            sentBy: string;
            sentAt: string & (unknown & unknown);
            movedAt: string & (unknown & unknown);
            declineReason: string | null;
            order: {
                number: number;
                /** @enum {string} */
                status: "AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED";
            } | null;
        };
        DeskRequest: {
            reference: string;
            /** @enum {string} */
            status: "NEW" | "QUOTED" | "ACCEPTED" | "ORDERED" | "DECLINED" | "EXPIRED";
            /** @enum {string} */
            language: "en" | "ar";
            at: string & (unknown & unknown);
            /** @description Left out without contact.view */
            contact?: {
                name: string;
                email: string;
                phone: string;
            };
            company: string | null;
            category: string | null;
            productType: string | null;
            quantity: number | null;
            size: string | null;
            neededBy: string | null;
            budget: number | null;
            description: string;
            installRequired: boolean;
            city: string | null;
            files: {
                id: number;
                name: string;
                mediaType: string;
                byteSize: number;
            }[];
            /** @description The newest first */
            versions: components["schemas"]["DeskQuotation"][];
        };
        DeskRequestRow: {
            reference: string;
            /** @enum {string} */
            status: "NEW" | "QUOTED" | "ACCEPTED" | "ORDERED" | "DECLINED" | "EXPIRED";
            name: string;
            company: string | null;
            description: string;
            at: string & (unknown & unknown);
            neededBy: string | null;
            files: number;
            /** @description Of its newest quotation */
            version: number | null;
            total: number | null;
            validUntil: string | null;
            orderNumber: number | null;
        };
        ExportFile: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /**
             * @description REFUSED: the person lost the permission meanwhile; FAILED: the file could not be made
             * @enum {string}
             */
            state: "WAITING" | "DONE" | "REFUSED" | "FAILED" | "EXPIRED";
            /** @description The number of orders at the start */
            total: number;
            /** @description The number of orders written so far */
            rows: number;
            byteSize: number;
            startedAt: string & (unknown & unknown);
            /** @description It can be downloaded until then */
            expiresAt: (string & (unknown & unknown)) | null;
        };
        FieldProblem: {
            field: string;
            /** @enum {string} */
            code: "required" | "invalid" | "unknown_field" | "too_short" | "too_long" | "too_small" | "too_big" | "not_an_option" | "bad_characters" | "invalid_email" | "invalid_email_format" | "phone_digits_only" | "phone_too_short" | "full_name_required" | "full_name_too_short" | "message_required" | "description_required" | "date_in_past" | "identifier_invalid" | "email_or_phone_invalid" | "code_too_short" | "first_name_too_short" | "last_name_too_short" | "phone_not_ten_digits" | "phone_not_a_mobile" | "email_or_phone_required" | "already_registered" | "name_taken" | "coupon_code_taken" | "last_day_before_first" | "limit_below_uses" | "in_both_lists" | "birth_date_in_future" | "birth_date_too_early" | "password_too_short" | "password_common" | "pin_guessable" | "passwords_differ" | "short_address_invalid" | "short_address_differs" | "building_invalid" | "vat_number_invalid" | "cr_number_invalid" | "contact_incomplete" | "artwork_unknown" | "pieces_not_shared" | "payment_method_required" | "shipping_address_required" | "credit_card_required" | "idempotency_key_required";
            message: string;
        };
        FoundCustomer: {
            /** Format: uuid */
            id: string;
            /** @description May be empty */
            name: string;
            company: string | null;
            /** @description The city of their newest order */
            city: string | null;
            orders: number;
            /** @description Left out for roles without contact.view, like the e-mail address */
            phone?: string;
            email?: string;
        };
        FoundProduct: {
            id: string;
            code: string;
            name: string;
            slug: string;
            image: string | null;
            fromPrice: number;
        };
        Invitation: {
            name: string;
            email: string;
            /** @enum {string} */
            language: "en" | "ar";
            roles: components["schemas"]["RoleName"][];
            expiresAt: string & (unknown & unknown);
            /** @description False for a person whose factors were reset */
            isNew: boolean;
        };
        JobFile: {
            /** @description 10428-1, or 10428-1-2 for a part of a line */
            code: string;
            /** @enum {string} */
            state: "QUEUED" | "RUNNING" | "HELD" | "PROBLEM" | "DONE" | "CANCELLED";
            station: number;
            route: number[];
            stations: components["schemas"]["BoardStation"][];
            quantity: number;
            isReprint: boolean;
            reason: string | null;
            /** Format: date */
            due: string;
            isLate: boolean;
            urgent: boolean;
            version: number;
            assignee: components["schemas"]["StaffName"] | null;
            material: string | null;
            order: {
                number: number;
                /** @enum {string} */
                status: "AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED";
                hold: string | null;
                customer: string;
                notes: string | null;
                /** @enum {string} */
                fulfilment: "DELIVERY" | "PICKUP";
                city: string | null;
                jobs: number;
                made: number;
            };
            line: {
                name: string;
                variant: string | null;
                code: string;
                image: string | null;
                quantity: number;
                notes: string | null;
                features: {
                    name: string;
                    choices: string[];
                    value: string | null;
                }[];
                artworks: string[];
                /** @enum {string} */
                designMode: "UPLOAD" | "EDITOR" | "DESIGN_FOR_ME" | "LATER";
            };
            /** @description The default action */
            next: ("start" | "finish" | "resume") | null;
            /** @description The next station; null after the last one */
            nextStation: number | null;
            /** @description The actions that the person may take now */
            moves: ("start" | "finish" | "resume" | "report" | "reprint" | "split" | "move" | "hold" | "assign")[];
            photos: {
                /** Format: uuid */
                id: string;
                at: string & (unknown & unknown);
                by: components["schemas"]["StaffName"];
            }[];
            /** @description The newest first */
            events: {
                at: string & (unknown & unknown);
                move: string;
                by: components["schemas"]["StaffName"] | null;
                from: number | null;
                to: number;
                /** @enum {string} */
                state: "QUEUED" | "RUNNING" | "HELD" | "PROBLEM" | "DONE" | "CANCELLED";
                quantity: number;
                good: number | null;
                spoilt: number | null;
                reason: string | null;
            }[];
        };
        JobPrint: {
            /** @description How it is printed; null where that is not known */
            method: ("COATED" | "UNCOATED" | "LARGE" | "TEXTILE" | "OBJECT" | "STAMP" | "ENGRAVED") | null;
            /** @description Sides that are printed */
            sides: number;
            finish: string | null;
            /** @description The trimmed size and the bleed, in millimetres; null where unknown */
            piece: {
                width: number;
                height: number;
                bleed: number;
            } | null;
        };
        LastChange: {
            id: string;
            at: string & (unknown & unknown);
            by: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            canUndo: boolean;
        };
        MadeOrder: {
            order: number;
            customer: string;
            /** Format: date */
            due: string;
            urgent: boolean;
            pickup: boolean;
            /** @description Jobs */
            lines: number;
            quantity: number;
            name: string;
            image: string | null;
            /** @description The version whose thumbnail shows what is printed */
            artwork: {
                /** Format: uuid */
                version: string;
                /** @description The line whose colour and finishes it shows */
                line: number;
            } | null;
            city: string | null;
            held: string | null;
        };
        Me: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            language: "en" | "ar";
            /** @enum {string} */
            theme: "system" | "light" | "dark" | "contrast";
            version: number;
            roles: components["schemas"]["RoleName"][];
            permissions: ("orders.view" | "orders.edit" | "orders.place" | "orders.handOver" | "orders.decide" | "orders.export" | "contact.view" | "money.view" | "money.counter" | "money.decide" | "money.unlimited" | "invoices.view" | "invoices.decide" | "production.view" | "production.edit" | "production.pack" | "production.decide" | "artwork.view" | "artwork.edit" | "artwork.decide" | "quotations.view" | "quotations.edit" | "quotations.decide" | "customers.view" | "customers.edit" | "customers.decide" | "customers.export" | "messages.view" | "messages.edit" | "messages.decide" | "catalogue.view" | "catalogue.edit" | "catalogue.decide" | "prices.view" | "prices.decide" | "content.decide" | "delivery.view" | "delivery.edit" | "delivery.decide" | "company.view" | "company.edit" | "company.decide" | "reports.sales" | "reports.money" | "reports.products" | "reports.onTime" | "reports.quotations" | "staff.view" | "staff.edit" | "staff.decide" | "activity.view" | "activity.money" | "system.view" | "system.decide")[];
            session: {
                /** @description Twelve hours after signing in; earlier after an hour without a call */
                endsAt: string & (unknown & unknown);
                /** @description Until then refunds, exports of customers, and changes of staff and roles need no reauthentication */
                freshUntil: string & (unknown & unknown);
            };
        };
        NewAuthenticator: {
            /** @description base32, for typing */
            secret: string;
            /** @description otpauth://, for a QR code */
            uri: string;
        };
        OrderArtwork: {
            code: string;
            /** @enum {string} */
            state: "AWAITING_ARTWORK" | "CHECKING" | "NEEDS_CHANGES" | "PROOFING" | "PROOF_SENT" | "CHANGES_ASKED" | "APPROVED" | "QUEUED" | "IN_PRODUCTION";
            /** @description Whether the customer left the design to the shop */
            isDesignAsked: boolean;
            proof: number | null;
            picture: {
                /** Format: uuid */
                version: string;
                page: number;
                /** @description The line whose colour and finishes it shows */
                line: number;
            } | null;
        };
        OwnSecurity: {
            hasPassword: boolean;
            /** @description Whether the person has a PIN for the tablets of the workshop */
            hasPin: boolean;
            authenticatorSince: (string & (unknown & unknown)) | null;
            /** @description How many unused recovery codes are left */
            recoveryCodes: number;
            passkeys: {
                /** Format: uuid */
                id: string;
                browser: ("Edge" | "Samsung Internet" | "Opera" | "Firefox" | "Chrome" | "Safari") | null;
                system: ("Android" | "iPhone" | "iPad" | "Windows" | "macOS" | "Linux") | null;
                addedAt: string & (unknown & unknown);
                lastUsedAt: (string & (unknown & unknown)) | null;
            }[];
            sessions: {
                /** Format: uuid */
                id: string;
                browser: ("Edge" | "Samsung Internet" | "Opera" | "Firefox" | "Chrome" | "Safari") | null;
                system: ("Android" | "iPhone" | "iPad" | "Windows" | "macOS" | "Linux") | null;
                /** @enum {string} */
                method: "TOTP" | "RECOVERY_CODE" | "PASSKEY";
                isThis: boolean;
                signedInAt: string & (unknown & unknown);
                seenAt: string & (unknown & unknown);
            }[];
        };
        PagePlates: {
            width: number;
            height: number;
            /** @description Whether something is in RGB, which is on no plate yet */
            hasScreenColours: boolean;
            plates: {
                ink: string;
                /** @description The mean ink coverage in percent */
                cover: number;
                /**
                 * Format: base64
                 * @description Greyscale: black where the ink covers fully
                 */
                png: string;
            }[];
        };
        Person: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            language: "en" | "ar";
            /** @enum {string} */
            status: "INVITED" | "ACTIVE" | "INACTIVE";
            version: number;
            roles: components["schemas"]["RoleName"][];
            factors: {
                authenticator: boolean;
                passkeys: number;
            };
            /** @description Within the last thirty days */
            lastSeenAt: (string & (unknown & unknown)) | null;
            /** @description Until when their link opens the account; null when none is open */
            invitedUntil: (string & (unknown & unknown)) | null;
            joinedAt: (string & (unknown & unknown)) | null;
            deactivatedAt: (string & (unknown & unknown)) | null;
            isSelf: boolean;
            /** @description Whether the caller may edit the person: holds all their permissions, and may edit staff */
            canEdit: boolean;
        };
        PersonFile: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            language: "en" | "ar";
            /** @enum {string} */
            status: "INVITED" | "ACTIVE" | "INACTIVE";
            version: number;
            roles: components["schemas"]["RoleName"][];
            factors: {
                authenticator: boolean;
                passkeys: number;
            };
            /** @description Within the last thirty days */
            lastSeenAt: (string & (unknown & unknown)) | null;
            /** @description Until when their link opens the account; null when none is open */
            invitedUntil: (string & (unknown & unknown)) | null;
            joinedAt: (string & (unknown & unknown)) | null;
            deactivatedAt: (string & (unknown & unknown)) | null;
            isSelf: boolean;
            /** @description Whether the caller may edit the person: holds all their permissions, and may edit staff */
            canEdit: boolean;
            lastChange: components["schemas"]["LastChange"] | null;
        };
        ProblemAnswer: {
            /** @constant */
            status: 0;
            message: string;
            title: string;
            /** @enum {string} */
            code: "VALIDATION" | "BAD_JSON" | "BAD_CHARACTERS" | "UNAUTHENTICATED" | "FORBIDDEN" | "REAUTHENTICATION_NEEDED" | "PERMISSION_MISSING" | "OWN_APPROVAL" | "REFUND_DAY_LIMIT" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "DUPLICATE" | "ACCOUNT_EXISTS" | "PRICE_CHANGED" | "STOCK_CHANGED" | "CHECKOUT_IN_PROGRESS" | "PAYMENT_IN_PROGRESS" | "LINK_JUST_MADE" | "ILLEGAL_TRANSITION" | "ASK_TO_CANCEL" | "ORDER_ON_HOLD" | "REFUND_TOO_HIGH" | "JOBS_NOT_DONE" | "JOB_MOVED" | "SHEET_MATERIAL" | "SHEET_METHOD" | "SHEET_SIDES" | "SHEET_FINISH" | "SHEET_SIZE" | "SHEET_FULL" | "PROOF_NEEDED" | "DESIGN_NEEDED" | "APPROVED_FILE_CHANGED" | "APPROVED_FILE_MISSING" | "PROOF_CLOSED" | "QUOTATION_CLOSED" | "QUOTATION_EXPIRED" | "FACES_NOT_TICKED" | "MUST_BE_FIXED" | "NOT_CHECKED" | "STATION_IN_USE" | "NOT_ASSIGNABLE" | "VERSION_CONFLICT" | "LAST_OWNER" | "LAST_FACTOR" | "FACTORS_UNREADABLE" | "SAME_STATUS" | "NOT_INVITED" | "OWN_RIGHTS" | "ROLE_IN_USE" | "CHANGED_SINCE" | "UPLOAD_OFFSET" | "UPLOAD_INCOMPLETE" | "ARTWORK_NOT_OPENED" | "ARTWORK_TO_CHANGE" | "ARTWORK_IN_USE" | "FIX_NOT_OFFERED" | "NOT_FIXED" | "PACKAGE_BROKEN" | "NOT_SEPARATED" | "NOT_IMPOSED" | "ARTWORK_SIGNED_OFF" | "ARTWORK_CHANGED" | "EXPIRED" | "TUS_VERSION" | "BODY_TOO_LARGE" | "FILE_TOO_LARGE" | "ARTWORK_TOO_LARGE" | "ARTWORK_DAY_LIMIT" | "UPLOAD_TOO_LONG" | "TOO_MANY_FILES" | "URI_TOO_LONG" | "UNSUPPORTED_MEDIA_TYPE" | "FILE_TYPE" | "FILE_EMPTY" | "CLOSED_DAY" | "PRINT_SIZE_MISSING" | "CODE_INVALID" | "PIN_WRONG" | "WORKBOOK_TOO_LARGE" | "SIGN_IN_FAILED" | "STAFF_SIGN_IN_FAILED" | "TOO_MANY_ROLES" | "NOT_UNDOABLE" | "BUILT_IN_ROLE" | "PASSWORD_WRONG" | "PASSKEY_FAILED" | "GOOGLE_FAILED" | "TOO_MANY_ADDRESSES" | "KEY_REUSED" | "CART_EMPTY" | "NOT_SHIPPED" | "METHOD_NOT_OFFERED" | "TOO_MANY_UNPAID" | "CARD_NOT_ACCEPTED" | "TOO_MANY_CARDS" | "CARD_EXPIRED" | "CARD_INACTIVE" | "CARD_UNVERIFIED" | "NOT_DELIVERED" | "COUPON_INVALID" | "COUPON_EXPIRED" | "COUPON_NOT_STARTED" | "COUPON_MIN_SUBTOTAL" | "COUPON_LIMIT_REACHED" | "COUPON_ALREADY_USED" | "COUPON_NOT_ELIGIBLE" | "COUPON_URGENT" | "VERSION_NEEDED" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "UPLOAD_CHECKSUM" | "UNEXPECTED" | "UNAVAILABLE" | "SMS_UNAVAILABLE" | "GATEWAY_AWAY" | "STORAGE_FULL";
            data: null;
            errors?: components["schemas"]["FieldProblem"][];
            retryAfter?: number;
            triesLeft?: number;
            missingAmount?: number;
            /** Format: date */
            nextDay?: string;
            changes?: {
                [key: string]: unknown;
            };
            total?: number;
            /** Format: uuid */
            orderId?: string;
            /** Format: uuid */
            paymentId?: string;
            permission?: string;
            conflict?: {
                version: number;
                present: unknown;
                changedAt: (string & (unknown & unknown)) | null;
                changedBy: string | null;
            };
            order?: {
                /** @enum {string} */
                status: "AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED";
                movedAt: string & (unknown & unknown);
                movedBy: string | null;
            };
            job?: {
                station: string;
                /** @enum {string} */
                state: "QUEUED" | "RUNNING" | "HELD" | "PROBLEM" | "DONE" | "CANCELLED";
                movedAt: (string & (unknown & unknown)) | null;
                movedBy: string | null;
            };
            requestId?: string;
        };
        QueuedLine: {
            code: string;
            customer: string;
            name: string;
            quantity: number;
            /** @description The last cut-off before which it must be signed off, so that its order is ready on its day */
            deadline: string & (unknown & unknown);
            urgent: boolean;
            /** @description Why its order is on hold */
            held: string | null;
            /** @enum {string} */
            state: "AWAITING_ARTWORK" | "CHECKING" | "NEEDS_CHANGES" | "PROOFING" | "PROOF_SENT" | "CHANGES_ASKED" | "APPROVED" | "QUEUED" | "IN_PRODUCTION";
            since: string & (unknown & unknown);
            /** @description Findings that must be fixed */
            errors: number;
            warnings: number;
            /** @description Whether the shop designs it or changes its file, and has not done so yet */
            isDesign: boolean;
            /** @description The person of the staff that designs it */
            designer: string | null;
            picture: {
                /** Format: uuid */
                version: string;
                page: number;
                /** @description The line whose colour and finishes it shows */
                line: number;
            } | null;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        RefundPart: {
            /** @description Of the line; null for delivery */
            position: number | null;
            quantity: number | null;
            amount: number;
        };
        RefundPreview: {
            amount: number;
            /** @description Of the amount */
            vat: number;
            /** @description What is left of the payment afterwards */
            left: number;
            parts: components["schemas"]["RefundPart"][];
            /** @description Whether it needs a second person’s approval */
            needsApproval: boolean;
            /** @enum {string} */
            way: "GATEWAY" | "BANK_TRANSFER" | "COUNTER";
        };
        RequestQuotationLine: {
            position: number;
            name: string;
            details: string | null;
            quantity: number;
            unit: number;
            total: number;
        };
        RequestQuotationTotals: {
            subtotal: number;
            shipping: number;
            vat: number;
            total: number;
        };
        Role: {
            /** Format: uuid */
            id: string;
            /** @description Null for custom roles */
            code: ("owner" | "manager" | "sales" | "prepress" | "production" | "fulfilment" | "finance" | "content" | "viewer") | null;
            name: {
                en?: string;
                ar?: string;
            };
            permissions: ("orders.view" | "orders.edit" | "orders.place" | "orders.handOver" | "orders.decide" | "orders.export" | "contact.view" | "money.view" | "money.counter" | "money.decide" | "money.unlimited" | "invoices.view" | "invoices.decide" | "production.view" | "production.edit" | "production.pack" | "production.decide" | "artwork.view" | "artwork.edit" | "artwork.decide" | "quotations.view" | "quotations.edit" | "quotations.decide" | "customers.view" | "customers.edit" | "customers.decide" | "customers.export" | "messages.view" | "messages.edit" | "messages.decide" | "catalogue.view" | "catalogue.edit" | "catalogue.decide" | "prices.view" | "prices.decide" | "content.decide" | "delivery.view" | "delivery.edit" | "delivery.decide" | "company.view" | "company.edit" | "company.decide" | "reports.sales" | "reports.money" | "reports.products" | "reports.onTime" | "reports.quotations" | "staff.view" | "staff.edit" | "staff.decide" | "activity.view" | "activity.money" | "system.view" | "system.decide")[];
            version: number;
            /** @description How many people have the role */
            people: number;
            /** @description Whether the caller may change it: a custom role of which they hold every permission */
            canEdit: boolean;
            /** @description Whether the caller holds every permission of it */
            canGrant: boolean;
        };
        RoleName: {
            /** Format: uuid */
            id: string;
            /** @description Null for custom roles */
            code: ("owner" | "manager" | "sales" | "prepress" | "production" | "fulfilment" | "finance" | "content" | "viewer") | null;
            name: {
                en?: string;
                ar?: string;
            };
        };
        Route: {
            id: number;
            category: {
                id: string;
                name: string;
            } | null;
            /** @description Null in both: the route of everything else */
            product: {
                id: string;
                name: string;
            } | null;
            stations: number[];
            version: number;
        };
        SavedView: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Filters, order and columns, as in the query of the list’s address */
            query: string;
            isShared: boolean;
            isOwn: boolean;
            /** @description The name of the person who saved it */
            by: string;
            mayChange: boolean;
            version: number;
        };
        SecondFactorAsked: {
            factors: {
                authenticator: boolean;
                passkey: boolean;
                /** @description How many unused recovery codes are left */
                recoveryCodes: number;
            };
        };
        SentLink: {
            /** Format: uuid */
            personId: string;
            /** Format: uri */
            href: string;
            expiresAt: string & (unknown & unknown);
        };
        ShipmentInput: {
            number: number;
            carrier: string;
            trackingNumber: string;
            /** Format: uri */
            trackingUrl?: string;
        };
        StaffName: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Station: {
            id: number;
            /** @enum {string} */
            kind: "PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK";
            name: {
                en?: string;
                ar?: string;
            };
            position: number;
            jobsADay: number | null;
            isActive: boolean;
            version: number;
        };
        Tablet: {
            name: string;
            station: {
                id: number;
                name: {
                    en?: string;
                    ar?: string;
                };
            };
            people: components["schemas"]["StaffName"][];
        };
        WorkshopDevice: {
            /** Format: uuid */
            id: string;
            name: string;
            station: {
                id: number;
                name: {
                    en?: string;
                    ar?: string;
                };
            };
            /** @description Null while its QR code waits to be opened */
            pairedAt: (string & (unknown & unknown)) | null;
            pairingUntil: string & (unknown & unknown);
            expiresAt: (string & (unknown & unknown)) | null;
            seenAt: (string & (unknown & unknown)) | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOfficeEvents: {
        parameters: {
            query?: {
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description The id of the newest event */
                            newest: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrders: {
        parameters: {
            query?: {
                /** @description Number, words, tracking number, phone or e-mail address */
                q?: string;
                status?: ("AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED")[];
                payment?: ("UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE")[];
                method?: ("CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL")[];
                provider?: ("MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE")[];
                /** @description The station of the slowest job of the order */
                production?: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY")[];
                fulfilment?: ("DELIVERY" | "PICKUP")[];
                city?: string[];
                /** @description Orders of one account */
                customer?: string;
                placedFrom?: string;
                placedTo?: string;
                readyFrom?: string;
                readyTo?: string;
                assignee?: ("me" | "none" | string)[];
                urgent?: boolean;
                held?: boolean;
                late?: boolean;
                /** @description The orders of a queue of the dashboard */
                needs?: "transferReceipts" | "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "paymentsUnknown" | "invoicesDue" | "accept" | "cancelRequests" | "handOver" | "onTheWayLong" | "notPickedUp" | "mine" | "late" | "dueToday" | "atRisk" | "jobTrouble" | "reprints" | "held" | "filesAwaited" | "proofsAwaited" | "paymentsAwaited" | "transfersAwaited";
                sort?: "-placed" | "placed" | "readyBy" | "-readyBy" | "total" | "-total" | "moved" | "-moved";
                /** @description `meta.next` of the page before */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrder"][];
                        meta: {
                            /** @description At most 10000 */
                            total: number;
                            /** @description False: there are more */
                            isTotalExact: boolean;
                            next: string | null;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeToday: {
        parameters: {
            query?: {
                /** @description Only what is assigned to the person */
                mine?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description The queues that the person’s permissions let them decide */
                            queues: {
                                /** @enum {string} */
                                name: "transferReceipts" | "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "paymentsUnknown" | "invoicesDue" | "accept" | "cancelRequests" | "handOver" | "onTheWayLong" | "notPickedUp" | "mine" | "late" | "dueToday" | "atRisk" | "jobTrouble" | "reprints" | "held" | "filesAwaited" | "proofsAwaited" | "paymentsAwaited" | "transfersAwaited";
                                /**
                                 * @description `customers`: what waits for the customer
                                 * @enum {string}
                                 */
                                group: "money" | "orders" | "workshop" | "customers";
                                /** @description The total of its list; at most 10000 */
                                count: number;
                                isExact: boolean;
                                /** @description Since when its oldest order waits */
                                oldest: (string & (unknown & unknown)) | null;
                                /** @description The parameters of its list */
                                query: string;
                                first: {
                                    /** Format: uuid */
                                    id: string;
                                    number: number;
                                    /** @enum {string} */
                                    status: "AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED";
                                    /**
                                     * @description Left out for roles without money.view
                                     * @enum {string}
                                     */
                                    payment?: "UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE";
                                    placedAt: string & (unknown & unknown);
                                    movedAt: string & (unknown & unknown);
                                    /** Format: date */
                                    readyBy: string;
                                    isLate: boolean;
                                    urgent: boolean;
                                    customer: {
                                        name: string;
                                        company: string | null;
                                        city: string | null;
                                        /** @description Left out for roles without contact.view */
                                        phone?: string;
                                    };
                                    /** @enum {string} */
                                    fulfilment: "DELIVERY" | "PICKUP";
                                    /** @description Left out for roles without money.view */
                                    total?: number;
                                    /** @description Left out for roles without money.view */
                                    method?: ("CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL") | null;
                                    /** @description Left out for roles without money.view */
                                    provider?: ("MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE") | null;
                                    lines: number;
                                    /** @description The first line */
                                    item: {
                                        name: string;
                                        quantity: number;
                                        image: string | null;
                                        /** @description The version whose thumbnail shows what is printed */
                                        artwork: {
                                            /** Format: uuid */
                                            version: string;
                                            /** @description The line whose colour and finishes it shows */
                                            line: number;
                                        } | null;
                                    } | null;
                                    /** @description Where its slowest job is */
                                    station: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY") | null;
                                    assignee: components["schemas"]["StaffName"] | null;
                                    /** @description Why the order is on hold */
                                    hold: string | null;
                                    cancelRequestedAt: (string & (unknown & unknown)) | null;
                                    /** @description Receipts of a transfer that is waited for. Left out for roles without money.view */
                                    receipts?: number;
                                    /** @description Since when it waits in this queue */
                                    since: string & (unknown & unknown);
                                }[];
                            }[];
                            /** @description Late orders, then day by day for ten working days */
                            promised: {
                                /** @description Null: all past days */
                                day: string | null;
                                isWorkingDay: boolean;
                                orders: number;
                                urgent: number;
                                /** @description Orders whose jobs are all done */
                                ready: number;
                                /** @description Their jobs by progress */
                                jobs: {
                                    [key: string]: number;
                                };
                            }[];
                            /** @description Lines that wait at the artwork desk for the shop; with `mine` those of one’s own */
                            artwork: number;
                            /** @description Of these the lines that the shop designs */
                            designs: number;
                            /** @description Capacity in jobs for a working day; null while no station has one */
                            capacity: number | null;
                            /** @description Today, and the same day of the week before until the same time; left out without money.view */
                            compare?: {
                                orders: number;
                                money: number;
                                ordersThen: number;
                                moneyThen: number;
                            };
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrdersByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberMoves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    move: "accept";
                } | {
                    /** @enum {string} */
                    move: "start";
                } | {
                    /** @enum {string} */
                    move: "ready";
                    /**
                     * @description Counts jobs that are not made as made, which takes production.decide; without it they stop the move
                     * @enum {string}
                     */
                    openJobs?: "close";
                } | {
                    /** @enum {string} */
                    move: "ship";
                    carrier: string;
                    trackingNumber: string;
                    /** Format: uri */
                    trackingUrl?: string;
                    /**
                     * @description Counts jobs that are not made as made, which takes production.decide; without it they stop the move
                     * @enum {string}
                     */
                    openJobs?: "close";
                } | {
                    /** @enum {string} */
                    move: "deliver";
                } | {
                    /** @enum {string} */
                    move: "takeBack";
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "cancel";
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "reject";
                    /** @enum {string} */
                    reason: "CONTENT_NOT_ALLOWED" | "RIGHTS" | "CANNOT_PRODUCE" | "UNUSABLE_ARTWORK" | "FRAUD";
                } | {
                    /** @enum {string} */
                    move: "postpone";
                    day: string;
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "hold";
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "release";
                } | {
                    /** @enum {string} */
                    move: "refuseCancel";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /**
                     * @description The people mentioned
                     * @default []
                     */
                    mentions?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeOrdersByNumberAssignee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    staffId: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberCustomerMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    messageId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    patchOfficeOrdersByNumberContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    phone?: string;
                    /** Format: email */
                    email?: string;
                    company?: string | null;
                    poNumber?: string | null;
                    address?: {
                        name?: string;
                        phone?: string;
                        street?: string;
                        building?: string;
                        neighbourhood?: string | null;
                        details?: string | null;
                        shortAddress?: string | null;
                        postalCode?: string | null;
                        additionalNumber?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["SecondFactorAsked"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeSignInPasskeyOptions: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description base64url */
                            challenge: string;
                            rpId: string;
                            allowIds: string[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeSignInPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The credential’s id */
                    id: string;
                    /** @description base64url */
                    clientDataJSON: string;
                    /** @description base64url */
                    authenticatorData: string;
                    /** @description base64url */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeInvitationAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["NewAuthenticator"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeInvitationPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description base64url */
                            challenge: string;
                            rpId: string;
                            rpName: string;
                            /** @description base64url */
                            userId: string;
                            userName: string;
                            algorithms: number[];
                            /** @description Ids of existing passkeys */
                            excludeIds: string[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeInvitationAccept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password?: string;
                    code?: string;
                    passkey?: {
                        /** @description The credential’s id */
                        id: string;
                        /** @description base64url */
                        clientDataJSON: string;
                        /** @description base64url */
                        authenticatorData: string;
                        /** @description DER (SubjectPublicKeyInfo), base64url */
                        publicKey: string;
                        publicKeyAlgorithm: -7 | -257;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeFresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            freshUntil: string & (unknown & unknown);
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeFreshPasskeyOptions: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description base64url */
                            challenge: string;
                            rpId: string;
                            allowIds: string[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeFreshPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The credential’s id */
                    id: string;
                    /** @description base64url */
                    clientDataJSON: string;
                    /** @description base64url */
                    authenticatorData: string;
                    /** @description base64url */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            freshUntil: string & (unknown & unknown);
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeMe: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Me"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    patchOfficeMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    language?: "en" | "ar";
                    /** @enum {string} */
                    theme?: "system" | "light" | "dark" | "contrast";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Me"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeSignOut: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeMeSecurity: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["OwnSecurity"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeMeSessionsById: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeMeSessions: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeMePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /** @description The current password; left out by those who have none */
                    current?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeMeAuthenticatorOptions: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["NewAuthenticator"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeMeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeMeAuthenticator: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeMeRecoveryCodes: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeMePasskeysOptions: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description base64url */
                            challenge: string;
                            rpId: string;
                            rpName: string;
                            /** @description base64url */
                            userId: string;
                            userName: string;
                            algorithms: number[];
                            /** @description Ids of existing passkeys */
                            excludeIds: string[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeMePasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The credential’s id */
                    id: string;
                    /** @description base64url */
                    clientDataJSON: string;
                    /** @description base64url */
                    authenticatorData: string;
                    /** @description DER (SubjectPublicKeyInfo), base64url */
                    publicKey: string;
                    publicKeyAlgorithm: -7 | -257;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeMePasskeysById: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeStaff: {
        parameters: {
            query?: {
                /** @description Part of a name or an email address */
                q?: string;
                status?: ("INVITED" | "ACTIVE" | "INACTIVE")[];
                role?: string[];
                /** @description `meta.next` of the page before */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Person"][];
                        meta: {
                            total: number;
                            isTotalExact: boolean;
                            next: string | null;
                            /** @description How many of them are not inactive, and have no second factor */
                            withoutFactor: number;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    name: string;
                    /** @enum {string} */
                    language: "en" | "ar";
                    roleIds: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["SentLink"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeStaffById: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["PersonFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    patchOfficeStaffById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    roleIds?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["PersonFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeStaffByIdDeactivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["PersonFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeStaffByIdActivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["PersonFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeStaffByIdInvitation: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["SentLink"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeStaffByIdInvitation: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["PersonFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeStaffByIdFactorReset: {
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
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["SentLink"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeRoles: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Role"][];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: {
                        en: string;
                        ar: string;
                    };
                    permissions: ("orders.view" | "orders.edit" | "orders.place" | "orders.handOver" | "orders.decide" | "orders.export" | "contact.view" | "money.view" | "money.counter" | "money.decide" | "money.unlimited" | "invoices.view" | "invoices.decide" | "production.view" | "production.edit" | "production.pack" | "production.decide" | "artwork.view" | "artwork.edit" | "artwork.decide" | "quotations.view" | "quotations.edit" | "quotations.decide" | "customers.view" | "customers.edit" | "customers.decide" | "customers.export" | "messages.view" | "messages.edit" | "messages.decide" | "catalogue.view" | "catalogue.edit" | "catalogue.decide" | "prices.view" | "prices.decide" | "content.decide" | "delivery.view" | "delivery.edit" | "delivery.decide" | "company.view" | "company.edit" | "company.decide" | "reports.sales" | "reports.money" | "reports.products" | "reports.onTime" | "reports.quotations" | "staff.view" | "staff.edit" | "staff.decide" | "activity.view" | "activity.money" | "system.view" | "system.decide")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeRolesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: {
                        en: string;
                        ar: string;
                    };
                    permissions: ("orders.view" | "orders.edit" | "orders.place" | "orders.handOver" | "orders.decide" | "orders.export" | "contact.view" | "money.view" | "money.counter" | "money.decide" | "money.unlimited" | "invoices.view" | "invoices.decide" | "production.view" | "production.edit" | "production.pack" | "production.decide" | "artwork.view" | "artwork.edit" | "artwork.decide" | "quotations.view" | "quotations.edit" | "quotations.decide" | "customers.view" | "customers.edit" | "customers.decide" | "customers.export" | "messages.view" | "messages.edit" | "messages.decide" | "catalogue.view" | "catalogue.edit" | "catalogue.decide" | "prices.view" | "prices.decide" | "content.decide" | "delivery.view" | "delivery.edit" | "delivery.decide" | "company.view" | "company.edit" | "company.decide" | "reports.sales" | "reports.money" | "reports.products" | "reports.onTime" | "reports.quotations" | "staff.view" | "staff.edit" | "staff.decide" | "activity.view" | "activity.money" | "system.view" | "system.decide")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeRolesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeCoupons: {
        parameters: {
            query?: {
                /** @description Part of a code */
                q?: string;
                state?: ("RUNNING" | "PLANNED" | "OVER" | "USED_UP" | "OFF")[];
                /** @description `meta.next` of the page before */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskCoupon"][];
                        meta: {
                            total: number;
                            isTotalExact: boolean;
                            next: string | null;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it gives: a share of the goods, a sum, or delivery */
                    worth: {
                        /** @enum {string} */
                        type: "PERCENT";
                        percent: number;
                        /** @description No more than this, in halalas */
                        maxDiscount?: number;
                    } | {
                        /** @enum {string} */
                        type: "FIXED";
                        /** @description halalas */
                        amount: number;
                    } | {
                        /** @enum {string} */
                        type: "FREE_SHIPPING";
                    };
                    /** @description The goods must come to this much, in halalas */
                    minSubtotal: number;
                    /** @description From the midnight at which it begins, in Riyadh; null: at once */
                    firstDay: string | null;
                    /** @description Until the midnight at which it ends; null: without end */
                    lastDay: string | null;
                    /** @description Orders in all */
                    usageLimit: number | null;
                    perCustomerLimit: number | null;
                    firstOrderOnly: boolean;
                    /** @description Lines that have an offer already get nothing */
                    excludeOfferItems: boolean;
                    isActive: boolean;
                    /** @description Only for these; for everything when both lists are empty */
                    include: {
                        categories: string[];
                        /** @description Codes of products */
                        products: string[];
                    };
                    /** @description Not for these */
                    exclude: {
                        categories: string[];
                        /** @description Codes of products */
                        products: string[];
                    };
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["CouponFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeCouponsById: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["CouponFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeCouponsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it gives: a share of the goods, a sum, or delivery */
                    worth: {
                        /** @enum {string} */
                        type: "PERCENT";
                        percent: number;
                        /** @description No more than this, in halalas */
                        maxDiscount?: number;
                    } | {
                        /** @enum {string} */
                        type: "FIXED";
                        /** @description halalas */
                        amount: number;
                    } | {
                        /** @enum {string} */
                        type: "FREE_SHIPPING";
                    };
                    /** @description The goods must come to this much, in halalas */
                    minSubtotal: number;
                    /** @description From the midnight at which it begins, in Riyadh; null: at once */
                    firstDay: string | null;
                    /** @description Until the midnight at which it ends; null: without end */
                    lastDay: string | null;
                    /** @description Orders in all */
                    usageLimit: number | null;
                    perCustomerLimit: number | null;
                    firstOrderOnly: boolean;
                    /** @description Lines that have an offer already get nothing */
                    excludeOfferItems: boolean;
                    isActive: boolean;
                    /** @description Only for these; for everything when both lists are empty */
                    include: {
                        categories: string[];
                        /** @description Codes of products */
                        products: string[];
                    };
                    /** @description Not for these */
                    exclude: {
                        categories: string[];
                        /** @description Codes of products */
                        products: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["CouponFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeViews: {
        parameters: {
            query: {
                list: "orders" | "staff" | "activity";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    list: "orders" | "staff" | "activity";
                    name: string;
                    query: string;
                    isShared: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeViewsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    query: string;
                    isShared: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeViewsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeDevices: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["WorkshopDevice"][];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    station: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uri */
                            href: string;
                            until: string & (unknown & unknown);
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeDevicesById: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeDevicesPair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeMePin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, not in a row */
                    pin: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeMePin: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeTablet: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Tablet"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeTabletJobsByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 10428-1, or 10428-1-2 for a part of a line */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["JobFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeTabletJobsByCodeMoves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 10428-1, or 10428-1-2 for a part of a line */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    move: "start";
                    /**
                     * Format: uuid
                     * @description The person who works
                     */
                    person: string;
                    pin: string;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                } | {
                    /** @enum {string} */
                    move: "finish";
                    /**
                     * Format: uuid
                     * @description The person who works
                     */
                    person: string;
                    pin: string;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    good?: number;
                    spoilt?: number;
                } | {
                    /** @enum {string} */
                    move: "hold";
                    /**
                     * Format: uuid
                     * @description The person who works
                     */
                    person: string;
                    pin: string;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "report";
                    /**
                     * Format: uuid
                     * @description The person who works
                     */
                    person: string;
                    pin: string;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "resume";
                    /**
                     * Format: uuid
                     * @description The person who works
                     */
                    person: string;
                    pin: string;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            job: components["schemas"]["JobFile"];
                            /** @description The id of the change, for undoing it */
                            undo: string | null;
                            /** @description The job that was split off */
                            part: string | null;
                            /** @description Whether the same move was applied before (idempotent repeat) */
                            isRepeated: boolean;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeActivity: {
        parameters: {
            query?: {
                /** @description A person, oneself, or what no person signed in did */
                by?: "me" | "none" | string;
                action?: ("staff.invite" | "staff.inviteAgain" | "staff.revokeInvitation" | "staff.join" | "staff.change" | "staff.deactivate" | "staff.activate" | "staff.resetFactor" | "role.create" | "role.change" | "role.delete" | "account.change" | "account.changePassword" | "account.changeAuthenticator" | "account.removeAuthenticator" | "account.renewRecoveryCodes" | "account.addPasskey" | "account.removePasskey" | "account.endSession" | "account.setPin" | "account.removePin" | "view.create" | "view.change" | "view.remove" | "device.create" | "device.pair" | "device.revoke" | "invoice.replace" | "invoice.debit" | "bulk.start" | "order.export" | "list.export" | "quotation.send" | "quotation.withdraw" | "quotation.decline" | "order.place" | "order.accept" | "order.start" | "order.ready" | "order.ship" | "order.deliver" | "order.takeBack" | "order.reject" | "order.cancel" | "order.postpone" | "order.refuseCancel" | "order.hold" | "order.release" | "order.assign" | "order.note" | "order.correct" | "order.message" | "order.resend" | "order.refund" | "order.approveRefund" | "order.declineRefund" | "order.withdrawRefund" | "order.retryRefund" | "order.sendRefund" | "order.confirmTransfer" | "order.refuseReceipt" | "order.takePayment" | "order.sendPaymentLink" | "job.start" | "job.finish" | "job.hold" | "job.report" | "job.resume" | "job.move" | "job.reprint" | "job.split" | "job.assign" | "job.pool" | "job.photo" | "artwork.pass" | "artwork.overrule" | "artwork.ask" | "artwork.sendProof" | "artwork.replaceFile" | "artwork.takeDesign" | "artwork.leaveDesign" | "artwork.sharePieces" | "artwork.withdraw" | "artwork.signOff" | "station.create" | "station.change" | "route.change" | "route.remove" | "coupon.create" | "coupon.change")[];
                /** @description One thing: its kind and its id, as rows have them: order:<id> */
                subject?: string;
                from?: string;
                to?: string;
                /** @description `meta.next` of the page before */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ActivityChange"][];
                        meta: {
                            total: number;
                            isTotalExact: boolean;
                            next: string | null;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeActivityByIdUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberRefundsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wanted: {
                        /** @enum {boolean} */
                        all: true;
                    } | {
                        amount: number;
                    } | {
                        lines: {
                            position: number;
                            quantity?: number;
                            /** @description What the pieces cost when left out */
                            amount?: number;
                        }[];
                        shipping?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["RefundPreview"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wanted: {
                        /** @enum {boolean} */
                        all: true;
                    } | {
                        amount: number;
                    } | {
                        lines: {
                            position: number;
                            quantity?: number;
                            /** @description What the pieces cost when left out */
                            amount?: number;
                        }[];
                        shipping?: number;
                    };
                    /** @enum {string} */
                    cause: "MISSING" | "DAMAGED" | "WRONG" | "LATE" | "CUSTOMER_ASKED" | "GOODWILL" | "OTHER";
                    /** @description The note that the customer sees */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberRefundsByIdApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberRefundsByIdDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberRefundsByIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberRefundsByIdWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberRefundsByIdSent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Given by the bank */
                    reference: string;
                    /** @description The account it was sent to; default: the account that the money came from */
                    iban?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    /** @description The account it came from, to which refunds are sent */
                    senderIban?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberTransferRefuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reason that the customer sees */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberCounterPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    method: "CASH";
                    amount: number;
                } | {
                    /** @enum {string} */
                    method: "TERMINAL";
                    amount: number;
                    /** @description The number of the terminal’s slip */
                    slip: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrdersByNumberPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channels: ("SMS" | "EMAIL")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description The link with its secret, returned only once */
                            link: string;
                            /** @description The goods are reserved until then */
                            expiresAt: string & (unknown & unknown);
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeCounterOrders: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel: "COUNTER" | "PHONE";
                    /**
                     * Format: uuid
                     * @description The customer; default: the owner of the phone number, who is created if there is none
                     */
                    customerId?: string;
                    contact: {
                        name: string;
                        phone: string;
                        /** Format: email */
                        email?: string;
                        company?: string;
                        vatNumber?: string;
                        poNumber?: string;
                    };
                    /**
                     * @description The language of messages to the customer
                     * @enum {string}
                     */
                    language: "en" | "ar";
                    items: {
                        /** @description Names the line in the answer; its place (0, 1 ...) when left out */
                        key?: string;
                        productPrice: string;
                        quantity: number;
                        /** @default [] */
                        features?: {
                            productFeature: string;
                            /** @default [] */
                            choices?: string[];
                            value?: string;
                        }[];
                        /**
                         * @description Versions of the customer’s files; an order refuses one that is not theirs
                         * @default []
                         */
                        artworkIds?: string[];
                        /**
                         * @description The side of each file, in order; null: all sides in one file. Empty: not specified
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Incomplete uploads; each joins the line automatically once complete
                         * @default []
                         */
                        uploadIds?: string[];
                        /**
                         * @default LATER
                         * @enum {string}
                         */
                        designMode?: "UPLOAD" | "EDITOR" | "DESIGN_FOR_ME" | "LATER";
                        notes?: string;
                        /** @description Halalas a piece cost when the customer last looked; only compared */
                        finalPrice?: number;
                    }[];
                    couponCode?: string;
                    /** @default false */
                    urgent?: boolean;
                    /** @description The delivery address; pick-up when left out */
                    address?: {
                        regionId: string;
                        cityId: string;
                        /** @description Needed where the districts of the city are known */
                        districtId?: string;
                        neighbourhood?: string;
                        street: string;
                        building: string;
                        details?: string;
                        shortAddress?: string;
                        postalCode?: string;
                        additionalNumber?: string;
                    };
                    notes?: string;
                    /** @description The total that was quoted to the customer, in halalas; refused when it differs */
                    expectedTotal: number;
                    payment: {
                        /** @enum {string} */
                        method: "CASH";
                    } | {
                        /** @enum {string} */
                        method: "TERMINAL";
                        /** @description The number of the terminal’s slip */
                        slip: string;
                    } | {
                        /** @enum {string} */
                        method: "BANK_TRANSFER";
                    } | {
                        /** @enum {string} */
                        method: "LATER";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskOrderFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeRequests: {
        parameters: {
            query?: {
                /** @description All when left out */
                view?: "NEW" | "QUOTED" | "ACCEPTED" | "ORDERED" | "DECLINED" | "EXPIRED" | "ENDING" | "UNPAID";
                /** @description `meta.next` of the page before */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskRequestRow"][];
                        meta: {
                            total: number;
                            isTotalExact: boolean;
                            /** @description The cursor of the next page; null on the last one */
                            next: string | null;
                            /** @description What waits: to be answered, about to end, accepted and not paid */
                            counts: {
                                NEW: number;
                                ENDING: number;
                                UNPAID: number;
                            };
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeRequestCounts: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            NEW: number;
                            ENDING: number;
                            UNPAID: number;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeRequestsByReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskRequest"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeRequestsByReferenceFilesByFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
                file: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeRequestsByReferenceQuotationsByVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeRequestsByReferenceQuotations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language of the quotation and of its messages
                     * @enum {string}
                     */
                    language: "en" | "ar";
                    contact: {
                        name: string;
                        phone: string;
                        /** Format: email */
                        email: string;
                    };
                    lines: {
                        name: string;
                        details?: string;
                        quantity: number;
                        /** @description Halalas of one piece, VAT included */
                        unit: number;
                    }[];
                    /** @description The delivery address; pick-up when left out */
                    address?: {
                        regionId: string;
                        cityId: string;
                        /** @description Needed where the districts of the city are known */
                        districtId?: string;
                        neighbourhood?: string;
                        street: string;
                        building: string;
                        details?: string;
                        shortAddress?: string;
                        postalCode?: string;
                        additionalNumber?: string;
                    };
                    /**
                     * @description Halalas of the delivery, VAT included
                     * @default 0
                     */
                    shipping?: number;
                    productionDays: number;
                    /** Format: date */
                    validUntil: string;
                    /** @description A note to the customer */
                    words?: string;
                    /** @description How many versions the sender has seen; refused when there are others */
                    seenVersions: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskRequest"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeRequestsByReferenceWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskRequest"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeRequestsByReferenceDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskRequest"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeMoney: {
        parameters: {
            query?: {
                needs?: "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "transferReceipts" | "paymentsUnknown";
                /** @description `meta.next` of the page before */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["DeskMoneyRow"][];
                        meta: {
                            /** @description At most 10000 */
                            total: number;
                            /** @description False: there are more */
                            isTotalExact: boolean;
                            next: string | null;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrdersByNumberDocumentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrdersByNumberReceiptsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrdersByNumberReceiptsByIdPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeArtworkQueue: {
        parameters: {
            query?: {
                tab?: "mine" | "all" | "customer";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            lines: components["schemas"]["QueuedLine"][];
                            counts: {
                                mine: number;
                                all: number;
                                customer: number;
                            };
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeArtworkLinesByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeArtworkOrdersByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["OrderArtwork"][];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeArtworkVersionsByIdPagesByPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodePass: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeOverrule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeDesign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeDesignLeave: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeProofs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message?: string;
                    /** @description Answers to the pins of the previous proof */
                    answers?: {
                        /** Format: uuid */
                        pin: string;
                        text: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            line: components["schemas"]["ArtworkLine"];
                            /**
                             * Format: uri
                             * @description The review link of the proof, returned only once
                             */
                            link: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeSignOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who approved it */
                    name: string;
                    /** @description How the customer approved it */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeArtworkVersionsByIdThumbnail: {
        parameters: {
            query?: {
                line?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeArtworkLinesByCodePressByFile: {
        parameters: {
            query?: {
                /** @description Whether to impose the pages on sheets of 450 × 320 mm, with each back behind its front */
                imposed?: "1";
            };
            header?: never;
            path: {
                code: string;
                file: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeFilesByFileFixes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
                /** @description The place of the file in its line, from 1 */
                file: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixes: ("ADD_BLEED" | "SCALE" | "ROTATE" | "TO_CMYK" | "BLACK_TEXT" | "SPOT_TO_CMYK" | "RENAME_LAYER" | "DROP_MARKS" | "BLACK_OVERPRINT" | "WHITE_KNOCKOUT")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeArtworkLinesByCodeFilesByFileVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
                /** @description The place of the file in its line, from 1 */
                file: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    version: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeArtworkLinesByCodePieces: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of each design, in their order */
                    pieces: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeArtworkVersionsByIdPagesByPagePlates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["PagePlates"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeArtworkLinesByCodeFilesByFile: {
        parameters: {
            query: {
                name: string;
            };
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                code: string;
                /** @description The place of the file in its line, from 1 */
                file: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ArtworkLine"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionBoard: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: date */
                            today: string;
                            stations: components["schemas"]["BoardStation"][];
                            /** @description All open jobs, the most urgent first */
                            jobs: components["schemas"]["BoardJob"][];
                            /** @description Orders that can be handed over */
                            made: components["schemas"]["MadeOrder"][];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionJobsByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 10428-1, or 10428-1-2 for a part of a line */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["JobFile"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionOrdersByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description 10428-1, or 10428-1-2 for a part of a line */
                            code: string;
                            /** @description The position of its line, from 0 */
                            line: number;
                            /** @enum {string} */
                            state: "QUEUED" | "RUNNING" | "HELD" | "PROBLEM" | "DONE" | "CANCELLED";
                            station: string;
                            /** @enum {string} */
                            kind: "PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK";
                            quantity: number;
                            isReprint: boolean;
                            reason: string | null;
                            assignee: components["schemas"]["StaffName"] | null;
                        }[];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionPeople: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["StaffName"][];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionJobsByCodeMoves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 10428-1, or 10428-1-2 for a part of a line */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    move: "start";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                } | {
                    /** @enum {string} */
                    move: "finish";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    /** @description Good pieces that are handed on; missing pieces are reprinted */
                    good?: number;
                    /** @description Spoilt pieces */
                    spoilt?: number;
                } | {
                    /** @enum {string} */
                    move: "hold";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "report";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "resume";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                } | {
                    /** @enum {string} */
                    move: "move";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    to: number;
                } | {
                    /** @enum {string} */
                    move: "reprint";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    quantity: number;
                    reason: string;
                } | {
                    /** @enum {string} */
                    move: "split";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    quantity: number;
                } | {
                    /** @enum {string} */
                    move: "assign";
                    /** @description The station where the person sees the job; refused when it is elsewhere */
                    station: number;
                    /**
                     * Format: uuid
                     * @description The idempotency key of the move
                     */
                    request?: string;
                    staffId: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            job: components["schemas"]["JobFile"];
                            /** @description The id of the change, for undoing it */
                            undo: string | null;
                            /** @description The job that was split off */
                            part: string | null;
                            /** @description Whether the same move was applied before (idempotent repeat) */
                            isRepeated: boolean;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionJobsByCodeUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 10428-1, or 10428-1-2 for a part of a line */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    change: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            job: components["schemas"]["JobFile"];
                            /** @description The id of the change, for undoing it */
                            undo: string | null;
                            /** @description The job that was split off */
                            part: string | null;
                            /** @description Whether the same move was applied before (idempotent repeat) */
                            isRepeated: boolean;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionWorkshop: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            stations: components["schemas"]["Station"][];
                            routes: components["schemas"]["Route"][];
                            /** @description Those that a route can be made for */
                            categories: {
                                id: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionStations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK";
                    name: {
                        en: string;
                        ar: string;
                    };
                    position: number;
                    jobsADay: number | null;
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Station"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeProductionStationsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK";
                    name: {
                        en: string;
                        ar: string;
                    };
                    position: number;
                    jobsADay: number | null;
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Station"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category: string;
                    stations: number[];
                } | {
                    product: string;
                    stations: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Route"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    putOfficeProductionRoutesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stations: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Route"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteOfficeProductionRoutesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is being changed, in quotes: "7". 428 without it */
                "if-match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrdersFilters: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            cities: {
                                id: string;
                                name: string;
                            }[];
                            /** @description The people who work in the office now */
                            assignees: components["schemas"]["StaffName"][];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionTickets: {
        parameters: {
            query: {
                /** @description Codes, with commas between */
                codes: string[];
                /** @description Which language stands first; that of the call unless given */
                language?: "en" | "ar";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionPassports: {
        parameters: {
            query: {
                /** @description Codes of lines, with commas between */
                lines: string[];
                /** @description Which language stands first; that of the call unless given */
                language?: "en" | "ar";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionPickList: {
        parameters: {
            query: {
                /** @description Codes, with commas between */
                codes: string[];
                /** @description Which language stands first; that of the call unless given */
                language?: "en" | "ar";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionPackingSlips: {
        parameters: {
            query: {
                /** @description Numbers, with commas between */
                orders: number[];
                /** @description Which language stands first; that of the call unless given */
                language?: "en" | "ar";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionLabels: {
        parameters: {
            query: {
                /** @description Numbers, with commas between */
                orders: number[];
                /** @description Which language stands first; that of the call unless given */
                language?: "en" | "ar";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionPhotosById: {
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
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionJobsByCodePhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 10428-1, or 10428-1-2 for a part of a line */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description One PNG, JPEG or WebP, at most 10 MB */
                    attachments: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeFind: {
        parameters: {
            query: {
                q: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            orders: components["schemas"]["DeskOrder"][];
                            customers: components["schemas"]["FoundCustomer"][];
                            products: components["schemas"]["FoundProduct"][];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeBulkRuns: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["BulkRun"][];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeBulkRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "accept";
                    orders: {
                        numbers: number[];
                    } | {
                        filter: {
                            /** @description Number, words, tracking number, phone or e-mail address */
                            q?: string;
                            status?: ("AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED")[];
                            payment?: ("UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE")[];
                            method?: ("CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL")[];
                            provider?: ("MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE")[];
                            /** @description The station of the slowest job of the order */
                            production?: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY")[];
                            fulfilment?: ("DELIVERY" | "PICKUP")[];
                            city?: string[];
                            /**
                             * Format: uuid
                             * @description Orders of one account
                             */
                            customer?: string;
                            placedFrom?: string;
                            placedTo?: string;
                            readyFrom?: string;
                            readyTo?: string;
                            assignee?: ("me" | "none" | string)[];
                            urgent?: boolean;
                            held?: boolean;
                            late?: boolean;
                            /**
                             * @description The orders of a queue of the dashboard
                             * @enum {string}
                             */
                            needs?: "transferReceipts" | "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "paymentsUnknown" | "invoicesDue" | "accept" | "cancelRequests" | "handOver" | "onTheWayLong" | "notPickedUp" | "mine" | "late" | "dueToday" | "atRisk" | "jobTrouble" | "reprints" | "held" | "filesAwaited" | "proofsAwaited" | "paymentsAwaited" | "transfersAwaited";
                        };
                    };
                } | {
                    /** @enum {string} */
                    action: "assign";
                    orders: {
                        numbers: number[];
                    } | {
                        filter: {
                            /** @description Number, words, tracking number, phone or e-mail address */
                            q?: string;
                            status?: ("AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED")[];
                            payment?: ("UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE")[];
                            method?: ("CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL")[];
                            provider?: ("MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE")[];
                            /** @description The station of the slowest job of the order */
                            production?: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY")[];
                            fulfilment?: ("DELIVERY" | "PICKUP")[];
                            city?: string[];
                            /**
                             * Format: uuid
                             * @description Orders of one account
                             */
                            customer?: string;
                            placedFrom?: string;
                            placedTo?: string;
                            readyFrom?: string;
                            readyTo?: string;
                            assignee?: ("me" | "none" | string)[];
                            urgent?: boolean;
                            held?: boolean;
                            late?: boolean;
                            /**
                             * @description The orders of a queue of the dashboard
                             * @enum {string}
                             */
                            needs?: "transferReceipts" | "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "paymentsUnknown" | "invoicesDue" | "accept" | "cancelRequests" | "handOver" | "onTheWayLong" | "notPickedUp" | "mine" | "late" | "dueToday" | "atRisk" | "jobTrouble" | "reprints" | "held" | "filesAwaited" | "proofsAwaited" | "paymentsAwaited" | "transfersAwaited";
                        };
                    };
                    staffId: string | null;
                } | {
                    /** @enum {string} */
                    action: "ship";
                    shipments: components["schemas"]["ShipmentInput"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeBulkRunsById: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["BulkRunWithRows"];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeShipmentFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            shipments: {
                                number: number;
                                carrier: string;
                                trackingNumber: string;
                                trackingUrl?: string;
                            }[];
                            /** @description The first ones */
                            problems: {
                                line: number;
                                /** @enum {string} */
                                problem: "order" | "carrier" | "trackingNumber" | "trackingUrl" | "twice";
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrdersExport: {
        parameters: {
            query?: {
                /** @description Number, words, tracking number, phone or e-mail address */
                q?: string;
                status?: ("AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED")[];
                payment?: ("UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE")[];
                method?: ("CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL")[];
                provider?: ("MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE")[];
                /** @description The station of the slowest job of the order */
                production?: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY")[];
                fulfilment?: ("DELIVERY" | "PICKUP")[];
                city?: string[];
                /** @description Orders of one account */
                customer?: string;
                placedFrom?: string;
                placedTo?: string;
                readyFrom?: string;
                readyTo?: string;
                assignee?: ("me" | "none" | string)[];
                urgent?: boolean;
                held?: boolean;
                late?: boolean;
                /** @description The orders of a queue of the dashboard */
                needs?: "transferReceipts" | "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "paymentsUnknown" | "invoicesDue" | "accept" | "cancelRequests" | "handOver" | "onTheWayLong" | "notPickedUp" | "mine" | "late" | "dueToday" | "atRisk" | "jobTrouble" | "reprints" | "held" | "filesAwaited" | "proofsAwaited" | "paymentsAwaited" | "transfersAwaited";
                sort?: "-placed" | "placed" | "readyBy" | "-readyBy" | "total" | "-total" | "moved" | "-moved";
                format?: "csv" | "xlsx";
                columns?: ("number" | "placed" | "due" | "status" | "customer" | "company" | "phone" | "city" | "what" | "quantity" | "lines" | "fulfilment" | "payment" | "method" | "total" | "urgent" | "assignee" | "hold")[];
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrderExports: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ExportFile"][];
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeOrderExports: {
        parameters: {
            query?: {
                /** @description Number, words, tracking number, phone or e-mail address */
                q?: string;
                status?: ("AWAITING_PAYMENT" | "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED" | "EXPIRED")[];
                payment?: ("UNPAID" | "TRANSFER" | "UNKNOWN" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "FREE")[];
                method?: ("CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL")[];
                provider?: ("MOYASAR" | "TABBY" | "TAMARA" | "BANK" | "COUNTER" | "NONE")[];
                /** @description The station of the slowest job of the order */
                production?: ("PREPRESS" | "PRINT" | "FINISH" | "QC" | "PACK" | "READY")[];
                fulfilment?: ("DELIVERY" | "PICKUP")[];
                city?: string[];
                /** @description Orders of one account */
                customer?: string;
                placedFrom?: string;
                placedTo?: string;
                readyFrom?: string;
                readyTo?: string;
                assignee?: ("me" | "none" | string)[];
                urgent?: boolean;
                held?: boolean;
                late?: boolean;
                /** @description The orders of a queue of the dashboard */
                needs?: "transferReceipts" | "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "paymentsUnknown" | "invoicesDue" | "accept" | "cancelRequests" | "handOver" | "onTheWayLong" | "notPickedUp" | "mine" | "late" | "dueToday" | "atRisk" | "jobTrouble" | "reprints" | "held" | "filesAwaited" | "proofsAwaited" | "paymentsAwaited" | "transfersAwaited";
                sort?: "-placed" | "placed" | "readyBy" | "-readyBy" | "total" | "-total" | "moved" | "-moved";
                format?: "csv" | "xlsx";
                columns?: ("number" | "placed" | "due" | "status" | "customer" | "company" | "phone" | "city" | "what" | "quantity" | "lines" | "fulfilment" | "payment" | "method" | "total" | "urgent" | "assignee" | "hold")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description Null: so few orders that the direct export is used */
                            id: string | null;
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOrderExportsByIdFile: {
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionPools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    station: number;
                    jobs: string[];
                    /** @description The print run of the sheet */
                    sheets: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description The jobs of the sheet */
                            jobs: string[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionPoolsByIdMoves: {
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
                "application/json": {
                    /** @enum {string} */
                    move: "start" | "finish";
                    /** @description The station where the person sees the sheet; refused when it is elsewhere */
                    station: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description The jobs of the sheet */
                            jobs: string[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    postOfficeProductionPoolsByIdSplit: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            /** @description The jobs of the sheet */
                            jobs: string[];
                        };
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description There is nothing of that name or id */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The body is of another type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeProductionExport: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeMoneyExport: {
        parameters: {
            query?: {
                needs?: "refundsToApprove" | "refundsToSend" | "refundsInTrouble" | "transferReceipts" | "paymentsUnknown";
                format?: "csv" | "xlsx";
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeStaffExport: {
        parameters: {
            query?: {
                /** @description Part of a name or an email address */
                q?: string;
                status?: ("INVITED" | "ACTIVE" | "INACTIVE")[];
                role?: string[];
                format?: "csv" | "xlsx";
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeActivityExport: {
        parameters: {
            query?: {
                /** @description A person, oneself, or what no person signed in did */
                by?: "me" | "none" | string;
                action?: ("staff.invite" | "staff.inviteAgain" | "staff.revokeInvitation" | "staff.join" | "staff.change" | "staff.deactivate" | "staff.activate" | "staff.resetFactor" | "role.create" | "role.change" | "role.delete" | "account.change" | "account.changePassword" | "account.changeAuthenticator" | "account.removeAuthenticator" | "account.renewRecoveryCodes" | "account.addPasskey" | "account.removePasskey" | "account.endSession" | "account.setPin" | "account.removePin" | "view.create" | "view.change" | "view.remove" | "device.create" | "device.pair" | "device.revoke" | "invoice.replace" | "invoice.debit" | "bulk.start" | "order.export" | "list.export" | "quotation.send" | "quotation.withdraw" | "quotation.decline" | "order.place" | "order.accept" | "order.start" | "order.ready" | "order.ship" | "order.deliver" | "order.takeBack" | "order.reject" | "order.cancel" | "order.postpone" | "order.refuseCancel" | "order.hold" | "order.release" | "order.assign" | "order.note" | "order.correct" | "order.message" | "order.resend" | "order.refund" | "order.approveRefund" | "order.declineRefund" | "order.withdrawRefund" | "order.retryRefund" | "order.sendRefund" | "order.confirmTransfer" | "order.refuseReceipt" | "order.takePayment" | "order.sendPaymentLink" | "job.start" | "job.finish" | "job.hold" | "job.report" | "job.resume" | "job.move" | "job.reprint" | "job.split" | "job.assign" | "job.pool" | "job.photo" | "artwork.pass" | "artwork.overrule" | "artwork.ask" | "artwork.sendProof" | "artwork.replaceFile" | "artwork.takeDesign" | "artwork.leaveDesign" | "artwork.sharePieces" | "artwork.withdraw" | "artwork.signOff" | "station.create" | "station.change" | "route.change" | "route.remove" | "coupon.create" | "coupon.change")[];
                /** @description One thing: its kind and its id, as rows have them: order:<id> */
                subject?: string;
                from?: string;
                to?: string;
                format?: "csv" | "xlsx";
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOfficeOpenapiJson: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is not one that this call takes; `errors` names the fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description The permission named is missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Too many requests: `Retry-After` says when to try again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
}
