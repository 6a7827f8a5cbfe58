// Made by "npm run openapi" from the API's schemas.
export interface paths {
    "/api/app/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the top categories with their subcategories */
        get: operations["getAppCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the categories of the menu */
        get: operations["getAppMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the top categories with pictures, without their subcategories */
        get: operations["getAppDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a category or subcategory */
        get: operations["getAppCategoriesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all subcategories */
        get: operations["getAppProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/range-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the lowest and highest unit price in a category, in SAR */
        get: operations["getAppRangePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products: search, filter and sort */
        get: operations["getAppProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product */
        get: operations["getAppProductsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/product-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products with the time of their last change, the newest products first */
        get: operations["getAppProductChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/products/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List related products */
        get: operations["getAppProductsByIdRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest products and categories while the visitor types */
        get: operations["getAppSearchSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a print template */
        get: operations["getAppTemplatesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/slider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List slides: those of the website (0) or all (1) */
        get: operations["getAppSlider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List banners, of one place or of all */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customers that the shop names as references */
        get: operations["getAppCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/social-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shop’s social links */
        get: operations["getAppSocialLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the shop’s contact details and legal identity */
        get: operations["getAppContactUs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List articles, of one tag or of all, the newest first */
        get: operations["getAppBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an article with related articles */
        get: operations["getAppBlogsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/pages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a static page, such as the terms */
        get: operations["getAppPagesByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a contact message */
        post: operations["postContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter-subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe to the newsletter */
        post: operations["postNewsletterSubscribers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter-subscribers/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unsubscribe from the newsletter, by the button of the page that mails link to */
        get: operations["getNewsletterSubscribersUnsubscribe"];
        put?: never;
        /** Unsubscribe from the newsletter, by the mail program’s one-click button */
        post: operations["postNewsletterSubscribersUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a page error of the browser */
        post: operations["postPageFailures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special-requests/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a special request with attachments */
        post: operations["postSpecialRequestsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List regions */
        get: operations["getAppRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/regions/{id}/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cities of a region */
        get: operations["getAppRegionsByIdCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all cities, grouped by region */
        get: operations["getAppCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/cities/{id}/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the districts of a city; empty where none are known */
        get: operations["getAppCitiesByIdDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s addresses, the default one first */
        get: operations["getAddresses"];
        put?: never;
        /** Add an address */
        post: operations["postAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an address */
        get: operations["getAddressesById"];
        /** Replace an address */
        put: operations["putAddressesById"];
        post?: never;
        /** Delete an address */
        delete: operations["deleteAddressesById"];
        options?: never;
        head?: never;
        /** Update fields of an address */
        patch: operations["patchAddressesById"];
        trace?: never;
    };
    "/api/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s wishlist, the newest first */
        get: operations["getFavorites"];
        put?: never;
        /** Add to the wishlist (idempotent) */
        post: operations["postFavorites"];
        /** Empty the wishlist */
        delete: operations["deleteFavorites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ids in the customer’s wishlist */
        get: operations["getFavoritesIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a visitor’s wishlist into the customer’s after sign-in */
        post: operations["postFavoritesSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove from the wishlist, by the id of the product price */
        delete: operations["deleteFavoritesProductsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a visitor’s wishlist, by the ids stored in the browser */
        get: operations["getAppFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a sign-in code */
        post: operations["postCustomersLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code again */
        post: operations["postCustomersResendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a code: signs in, or completes the sign-up */
        post: operations["postCustomersVerifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code for resetting the password */
        post: operations["postCustomersForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the password; every device is signed out */
        post: operations["postCustomersResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/login-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a password */
        post: operations["postCustomersLoginPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/login-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with Google, by its access token */
        post: operations["postCustomersLoginGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up */
        post: operations["postCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/identity-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the identity providers that customers can sign in with */
        get: operations["getAppIdentityProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refresh the access token, by the refresh cookie */
        post: operations["postCustomersRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out this device */
        get: operations["getCustomersLogout"];
        put?: never;
        /** Sign out this device */
        post: operations["postCustomersLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices that the customer is signed in on */
        get: operations["getCustomersDevices"];
        put?: never;
        post?: never;
        /** Sign out every device, including this one */
        delete: operations["deleteCustomersDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out a device */
        delete: operations["deleteCustomersDevicesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/devices/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out every other device */
        delete: operations["deleteCustomersDevicesOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the customer’s profile */
        get: operations["getCustomersProfile"];
        /** Update fields of the customer’s profile */
        put: operations["putCustomersProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update fields of the customer’s profile */
        patch: operations["patchCustomersProfile"];
        trace?: never;
    };
    "/api/customers/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set or change the password */
        put: operations["putCustomersPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/change-identifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a new e-mail address or phone number */
        post: operations["postCustomersChangeIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/change-identifier/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the new e-mail address or phone number */
        post: operations["postCustomersChangeIdentifierConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connect a Google account */
        post: operations["postCustomersGoogle"];
        /** Disconnect the Google account */
        delete: operations["deleteCustomersGoogle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all data of the customer */
        get: operations["getCustomersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request deletion of the account, after a grace period of 30 days */
        post: operations["postCustomersDeletion"];
        /** Cancel the deletion of the account */
        delete: operations["deleteCustomersDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/reauthentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether the session needs reauthentication */
        get: operations["getCustomersReauthentication"];
        put?: never;
        /** Reauthenticate with a code */
        post: operations["postCustomersReauthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/reauthentication/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code for reauthentication */
        post: operations["postCustomersReauthenticationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/reauthentication/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create options for passkey reauthentication */
        post: operations["postCustomersReauthenticationPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/reauthentication/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reauthenticate with a passkey */
        post: operations["postCustomersReauthenticationPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/undo-identifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the change of an e-mail address or phone number */
        post: operations["postCustomersUndoIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/login-passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create options for signing in with a passkey */
        post: operations["postCustomersLoginPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/login-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey */
        post: operations["postCustomersLoginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create options for a new passkey */
        post: operations["postCustomersPasskeysOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s passkeys */
        get: operations["getCustomersPasskeys"];
        put?: never;
        /** Add a passkey */
        post: operations["postCustomersPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["deleteCustomersPasskeysById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special-requests/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the special requests of the customer’s verified e-mail address, the newest first */
        get: operations["getSpecialRequestsProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calculate the price of a cart and its ready-by date */
        post: operations["postCartsQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate a cart: list what changed since it was last seen */
        post: operations["postCartsValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a coupon: its discount on a cart, or why it is not valid */
        post: operations["postCouponsApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the coupon from the cart */
        delete: operations["deleteCoupons"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export a cart as a quotation (pdf) or a table (csv) */
        post: operations["postCartsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the customer’s stored cart */
        get: operations["getCartsCurrent"];
        /** Replace the stored cart; 409 when it has changed since that version */
        put: operations["putCartsCurrent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge the browser’s cart into the stored one after sign-in */
        post: operations["postCartsMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verify a quotation by its code */
        get: operations["getQuotationsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special-requests/{key}/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the quotation for a special request */
        get: operations["getSpecialRequestsByKeyQuotation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special-requests/{key}/quotation.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the quotation for a special request */
        get: operations["getSpecialRequestsByKeyQuotationPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special-requests/{key}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a quotation: its prices are locked until its last day ends */
        post: operations["postSpecialRequestsByKeyAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special-requests/{key}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a quotation */
        post: operations["postSpecialRequestsByKeyDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special-requests/{key}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order what was accepted, and get the link to pay it */
        post: operations["postSpecialRequestsByKeyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a print proof, by its review link */
        get: operations["getProofsByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/pages/{proof}/{file}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the picture of a page of a print proof */
        get: operations["getProofsByTokenPagesByProofByFileByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get photos of the product to lay a print proof on */
        get: operations["getProofsByTokenProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the newest print proof as a PDF */
        get: operations["getProofsByTokenPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code for approving a print proof */
        post: operations["postProofsByTokenCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a print proof */
        post: operations["postProofsByTokenApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request changes to a print proof */
        post: operations["postProofsByTokenChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file by the review link, and request changes */
        post: operations["postProofsByTokenFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lines that wait for the customer’s approval */
        get: operations["getCartsProfileByIdApprovals"];
        put?: never;
        /** Approve a line for printing */
        post: operations["postCartsProfileByIdApprovals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/proof-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a new review link to the proof that waits for the customer’s answer */
        post: operations["postCartsProfileByIdProofLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order; 409 with the differences when the price has changed */
        post: operations["postCarts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s orders */
        get: operations["getCartsProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/unpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s unpaid orders, the newest first */
        get: operations["getCartsUnpaid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s payments and refunds, the newest first */
        get: operations["getCustomersTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the invoice of an order, in both languages */
        get: operations["getCartsProfileByIdInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an order with its lines, payments and documents */
        get: operations["getCartsProfileById"];
        put?: never;
        post?: never;
        /** Cancel an order with a full refund */
        delete: operations["deleteCartsProfileById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/products/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lines of an order */
        get: operations["getCartsProductsByIdProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/cancel-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request the cancellation of an order in production */
        post: operations["postCartsProfileByIdCancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that an order has arrived, which completes it */
        post: operations["postCartsProfileByIdConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the lines of an order for a new cart, with what has changed since */
        post: operations["postCartsProfileByIdReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payment methods for a total, and why some are not available */
        get: operations["getPaymentsMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another payment attempt for an order whose goods are still reserved */
        post: operations["postPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a payment */
        get: operations["getPaymentsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a payment and its order */
        post: operations["postPaymentsByIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check which instalment providers the customer is not eligible for */
        post: operations["postPaymentsEligibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s saved cards, the default one first */
        get: operations["getCreditCards"];
        put?: never;
        /** Save a card */
        post: operations["postCreditCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-cards/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check with the gateway whether a saved card is still valid */
        post: operations["postCreditCardsByIdCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-cards/{id}/default": {
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
        /** Make a saved card the default one */
        patch: operations["patchCreditCardsByIdDefault"];
        trace?: never;
    };
    "/api/credit-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved card */
        delete: operations["deleteCreditCardsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an order by its payment link */
        get: operations["getPaymentLinksByToken"];
        put?: never;
        /** Pay an order by its payment link */
        post: operations["postPaymentLinksByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-links/{token}/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check which instalment providers are not available for an order paid by a link */
        post: operations["postPaymentLinksByTokenEligibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customer’s order notifications, the newest first */
        get: operations["getCustomersNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark order notifications as read */
        post: operations["postCustomersNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload the receipt of a bank transfer */
        post: operations["postPaymentsByIdReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-links/{token}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload the receipt of a bank transfer, by the order’s payment link */
        post: operations["postPaymentLinksByTokenReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reviews of a product */
        get: operations["getProductsByIdReviews"];
        put?: never;
        /** Review a product that was delivered, with photos */
        post: operations["postProductsByIdReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a photo of a published review */
        get: operations["getReviewsPhotosById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the answered questions about a product */
        get: operations["getProductsByIdQuestions"];
        put?: never;
        /** Ask a question about a product */
        post: operations["postProductsByIdQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products of an order that can be reviewed, with their reviews */
        get: operations["getCartsProfileByIdReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update the customer’s own review; it is published again after moderation */
        put: operations["putReviewsById"];
        post?: never;
        /** Delete the customer’s own review */
        delete: operations["deleteReviewsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/photos/{photo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a photo of the customer’s own review, published or not */
        get: operations["getReviewsByIdPhotosByPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artwork-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a resumable upload of Upload-Length bytes, for a line of an order where Upload-Metadata names it */
        post: operations["postArtworkUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artwork-uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the offset of an upload; also by HEAD */
        get: operations["getArtworkUploadsById"];
        put?: never;
        post?: never;
        /** Cancel an upload */
        delete: operations["deleteArtworkUploadsById"];
        options?: never;
        head?: never;
        /** Upload the next piece, at Upload-Offset */
        patch: operations["patchArtworkUploadsById"];
        trace?: never;
    };
    "/api/artwork-uploads/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a complete upload into a file (idempotent) */
        post: operations["postArtworkUploadsByIdFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files of the customer or visitor, the newest first */
        get: operations["getArtworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a file with its findings */
        get: operations["getArtworksById"];
        put?: never;
        post?: never;
        /** Delete a file with its previews and text */
        delete: operations["deleteArtworksById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Declare the content of a design that Saudi rules ask about */
        put: operations["putArtworksByIdContents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Detach a file from its line, or attach it again; a visitor’s file is deleted a day later */
        put: operations["putArtworksByIdAside"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/pictures/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the picture of a page */
        get: operations["getArtworksByIdPicturesByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/finishes/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the finishes of a page as separate layers */
        get: operations["getArtworksByIdFinishesByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a link to the original file, for this browser and ten minutes */
        post: operations["postArtworksByIdOriginal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artwork-originals/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an original file by its link; each access is logged for its owner */
        get: operations["getArtworkOriginalsByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a file for a configured product */
        post: operations["postArtworksByIdCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the specification of artwork for a configured product, by face */
        post: operations["postArtworksSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept all warnings, and confirm that the text was read correctly */
        post: operations["postArtworksByIdConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a fixed copy of a file, as another version */
        post: operations["postArtworksByIdFixes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artworks/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Extract files from an archive; each becomes a file of its own */
        post: operations["postArtworksByIdFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artwork-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the preview of a product with the artwork of a line, once */
        post: operations["postArtworkPreviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artwork-previews/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the previews of the lines of a cart, each once */
        post: operations["postArtworkPreviewsLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artwork-previews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the preview of a product with the customer’s artwork */
        get: operations["getArtworkPreviewsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/artwork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lines that need artwork, with their files */
        get: operations["getCartsProfileByIdArtwork"];
        /** Set the files of a line, until they are approved */
        put: operations["putCartsProfileByIdArtwork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/profile/{id}/artwork/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose that the shop designs a line, where that was offered */
        post: operations["postCartsProfileByIdArtworkDesign"];
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
        Address: {
            /** Format: uuid */
            id: string;
            name: string;
            phone: string;
            region: {
                id: string;
                name: string;
            };
            city: {
                id: string;
                name: string;
            };
            /** @description null in cities whose districts are not known */
            district: {
                id: string;
                name: string;
            } | null;
            neighbourhood: string | null;
            street: string;
            building: string;
            details: string | null;
            shortAddress: string | null;
            postalCode: string | null;
            additionalNumber: string | null;
            lat: number | null;
            lng: number | null;
            isDefault: boolean;
            /** @description Halalas, VAT included; null where we do not ship */
            shippingCost: number | null;
        };
        Artwork: {
            /**
             * Format: uuid
             * @description The id of this version: cart lines refer to it
             */
            id: string;
            /**
             * Format: uuid
             * @description The id of the file, shared by all its versions
             */
            fileId: string;
            /** @description The number of the version, from 1 */
            number: number;
            /**
             * @description Uploaded, fixed for the owner, or made by the shop
             * @enum {string}
             */
            source: "UPLOAD" | "FIX" | "STAFF" | "DESIGN";
            /** @description The version that a fixed copy was made from, unless that is deleted */
            fixedFrom: string | null;
            /** @description The display name */
            name: string;
            byteLength: number;
            /**
             * @description RECEIVED and OPENING are temporary: poll again
             * @enum {string}
             */
            state: "RECEIVED" | "OPENING" | "OPENED" | "REFUSED" | "NEEDS_PERSON";
            /** @description The declared content that Saudi rules ask about; null: not asked yet */
            contents: ("flag" | "emblem" | "leaders" | "faith" | "stamp")[] | null;
            /** @description Whether it waits for the virus scanner, and continues automatically */
            isScannerAway: boolean;
            kind: ("PDF" | "AI" | "JPEG" | "PNG" | "WEBP" | "TIFF" | "SVG" | "PSD" | "EPS") | null;
            /** @description The format, when the shop does not print from it */
            refusedFormat: string | null;
            pageCount: number | null;
            /** @description The contents of an archive (refusedFormat ZIP), for its owner to choose from (POST /artworks/{id}/files). Bytes */
            files: {
                index: number;
                name: string;
                byteLength: number;
            }[];
            pictures: {
                page: number;
                width: number;
                height: number;
            }[];
            /** @description The text read from the file, to be confirmed */
            lines: {
                page: number;
                text: string;
                isArabic: boolean;
            }[];
            sentAt: string & (unknown & unknown);
            /** @description When it is deleted, unless an order needs it */
            deleteAfter: string & (unknown & unknown);
            /** @description Numbers of the orders that use it */
            usedIn: number[];
            /** @description The access log of the original file */
            opened: {
                at: string & (unknown & unknown);
                /** @enum {string} */
                actor: "CUSTOMER" | "STAFF" | "LINK";
            }[];
        };
        ArtworkCheck: {
            /** @enum {string} */
            verdict: "CLEAN" | "TO_CONFIRM" | "TO_CHANGE" | "NEEDS_PERSON";
            /** @description Worst first */
            findings: components["schemas"]["ArtworkFinding"][];
            /** @description In the order of the pages of a file */
            faces: {
                /** @enum {string} */
                code: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip";
                width: number;
                height: number;
                bleed: number;
                safe: number;
                shape: string;
                /** @description The radius of its corners after the cut */
                corner: number;
                /** @description The scale of the file: 1 to this */
                scale: number;
            }[];
            /** @description The pages that are printed; boxes of findings lie on them */
            pages: {
                page: number;
                width: number;
                height: number;
                room: {
                    left: number;
                    right: number;
                    top: number;
                    bottom: number;
                };
                /** @description Ordered finishes found on this page */
                layers: ("Foil" | "Gloss" | "White" | "Cut")[];
            }[];
            /** @description Photos of the product that artwork is composited onto; empty: shown flat */
            shots: components["schemas"]["PrintShot"][];
            /**
             * @description The foil’s metal, where there is foil
             * @enum {string}
             */
            metal: "GOLD" | "SILVER" | "COPPER";
            /** @description Colours of the product, on which the design is printed; one alone is its own; empty: it is printed on white */
            colours: {
                name: string;
                colour: string;
                isChosen: boolean;
            }[];
            /**
             * @description What inks do to the colour beneath: they cover it, or it is seen through them
             * @enum {string}
             */
            inks: "OPAQUE" | "TRANSPARENT";
            /** @description Whether the design is engraved: it shows the metal, whatever its colours */
            isEngraved: boolean;
            /** @description When the owner accepted the warnings */
            confirmedAt: (string & (unknown & unknown)) | null;
        };
        ArtworkFinding: {
            /** @enum {string} */
            code: "file-damaged" | "file-locked" | "file-form" | "file-active-content" | "file-comments" | "file-layers" | "file-needs-person" | "text-outlined" | "text-unreadable" | "page-count" | "page-back-missing" | "page-multiple" | "page-empty" | "page-size" | "page-size-near" | "page-rotated" | "page-sizes-differ" | "page-at-a-tenth" | "bleed-missing" | "bleed-partial" | "marks-inside" | "text-near-cut" | "text-over-fold" | "picture-unusable" | "picture-soft" | "picture-line-art" | "picture-oversized" | "colour-rgb" | "colour-other" | "spot-not-ordered" | "layer-missing" | "layer-alias" | "layer-tinted" | "separation-all" | "ink-heavy" | "white-overprints" | "black-knocks-out" | "black-text-mixed" | "stroke-thin" | "stroke-too-thin" | "text-small" | "text-dots-thin" | "font-missing" | "font-replaced" | "arabic-apart-and-reversed" | "arabic-letters-apart" | "arabic-order-reversed" | "arabic-words-reversed" | "arabic-glyph-missing" | "arabic-wrong-encoding" | "arabic-number-reversed" | "arabic-digits-mixed" | "arabic-phones-differ" | "date-disagrees" | "content-flag" | "content-emblem" | "content-leaders" | "content-faith" | "content-stamp";
            /**
             * @description ERROR: cannot be printed; WARNING: may disappoint; NOTE: good to know
             * @enum {string}
             */
            severity: "ERROR" | "WARNING" | "NOTE";
            /** @description From 1; null when it is about the whole file */
            page: number | null;
            /** @description The place on the page */
            box: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            facts: {
                [key: string]: string | number;
            };
            /** @description The automatic fix, if there is one */
            fix: ("ADD_BLEED" | "SCALE" | "ROTATE" | "TO_CMYK" | "BLACK_TEXT" | "SPOT_TO_CMYK" | "RENAME_LAYER" | "DROP_MARKS" | "BLACK_OVERPRINT" | "WHITE_KNOCKOUT") | null;
        };
        ArtworkPreview: {
            /** @description The id of the picture; null while there is none */
            id: string | null;
            /** @description Whether a file is still being opened, or other lines are drawn first: poll again */
            isComing: boolean;
        };
        BankReceipt: {
            /** Format: uuid */
            id: string;
            name: string;
            sentAt: string & (unknown & unknown);
        };
        BlogCard: {
            id: string;
            title: string;
            slug: string;
            excerpt: string;
            cover: components["schemas"]["Picture"] | null;
            author: string;
            publishedAt: string & (unknown & unknown);
            updatedAt: string & (unknown & unknown);
            readingMinutes: number;
            tags: components["schemas"]["BlogTag"][];
        };
        BlogTag: {
            id: string;
            code: string;
            name: string;
        };
        CartChanges: {
            adjusted: {
                key: string;
                from: number;
                to: number;
                /** @enum {string} */
                reason: "stock" | "rule";
            }[];
            /** @description Lines that are out of stock or no longer sold */
            removed: string[];
            /** @description The removed lines that are no longer sold */
            gone: string[];
            /** @description Halalas a piece */
            repriced: {
                key: string;
                old: number;
                new: number;
            }[];
            /** @description Lines whose configuration is no longer valid, with the features to choose again */
            invalid: {
                key: string;
                features: string[];
            }[];
        };
        CartQuote: {
            adjusted: {
                key: string;
                from: number;
                to: number;
                /** @enum {string} */
                reason: "stock" | "rule";
            }[];
            /** @description Lines that are out of stock or no longer sold */
            removed: string[];
            /** @description The removed lines that are no longer sold */
            gone: string[];
            /** @description Halalas a piece */
            repriced: {
                key: string;
                old: number;
                new: number;
            }[];
            /** @description Lines whose configuration is no longer valid, with the features to choose again */
            invalid: {
                key: string;
                features: string[];
            }[];
            lines: components["schemas"]["QuotedLine"][];
            totals: components["schemas"]["CartTotals"];
            coupon: components["schemas"]["QuotedCoupon"] | null;
            /** @description Whether urgent production applies: requested, possible for every line, and earlier */
            urgent: boolean;
            /** @description Lines that cannot be made faster */
            notUrgent: string[];
            readyBy: {
                /** Format: date */
                standard: string;
                /** Format: date */
                urgent: string;
            } | null;
        };
        CartTotals: {
            subtotal: number;
            discount: number;
            urgent: number;
            /** @description null while the destination is unknown; the total excludes it then */
            shipping: number | null;
            taxable: number;
            vat: number;
            total: number;
        };
        CodeSent: {
            /** Format: uuid */
            id: string;
            /** @description The identifier, masked */
            sentTo: string;
            resendAfterSeconds: number;
            expiresInSeconds: number;
        };
        ConfirmedQuotation: {
            /** @enum {string} */
            state: "VALID" | "EXPIRED" | "UNKNOWN";
            /** @description null where the state is UNKNOWN */
            quotation: {
                number: string;
                /** @description Halalas, VAT included */
                total: number;
                /** Format: date */
                issued: string;
                /** Format: date */
                validUntil: string;
            } | null;
        };
        Device: {
            /** Format: uuid */
            id: string;
            browser: ("Edge" | "Samsung Internet" | "Opera" | "Firefox" | "Chrome" | "Safari") | null;
            system: ("Android" | "iPhone" | "iPad" | "Windows" | "macOS" | "Linux") | null;
            /**
             * @description How it was signed in
             * @enum {string}
             */
            method: "code" | "password" | "google" | "passkey";
            signedInAt: string & (unknown & unknown);
            lastSeenAt: string & (unknown & unknown);
            isCurrent: boolean;
        };
        FacetValue: {
            id: string;
            name: string;
            /** @description null in an estimate: few, none of them in the sample */
            count: number | null;
            selected: boolean;
            hex: string | null;
        };
        Favorite: {
            productPrice: string;
            /** @description null for those a visitor keeps */
            addedAt: (string & (unknown & unknown)) | null;
            product: components["schemas"]["ProductCard"];
        };
        FieldProblem: {
            field: string;
            /** @enum {string} */
            code: "required" | "invalid" | "unknown_field" | "too_short" | "too_long" | "too_small" | "too_big" | "not_an_option" | "bad_characters" | "invalid_email" | "invalid_email_format" | "phone_digits_only" | "phone_too_short" | "full_name_required" | "full_name_too_short" | "message_required" | "description_required" | "date_in_past" | "identifier_invalid" | "email_or_phone_invalid" | "code_too_short" | "first_name_too_short" | "last_name_too_short" | "phone_not_ten_digits" | "phone_not_a_mobile" | "email_or_phone_required" | "already_registered" | "name_taken" | "coupon_code_taken" | "last_day_before_first" | "limit_below_uses" | "in_both_lists" | "birth_date_in_future" | "birth_date_too_early" | "password_too_short" | "password_common" | "pin_guessable" | "passwords_differ" | "short_address_invalid" | "short_address_differs" | "building_invalid" | "vat_number_invalid" | "cr_number_invalid" | "contact_incomplete" | "artwork_unknown" | "pieces_not_shared" | "payment_method_required" | "shipping_address_required" | "credit_card_required" | "idempotency_key_required";
            message: string;
        };
        ListedOrder: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            status: "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED";
            placedAt: string & (unknown & unknown);
            /** Format: date */
            readyBy: string;
            /** @enum {string} */
            fulfilment: "DELIVERY" | "PICKUP";
            total: number;
            tracking: {
                carrier: string;
                number: string;
                url: string | null;
            } | null;
            /** @description What production waits for from the customer, at the first line that waits */
            awaited: {
                /** @enum {string} */
                cause: "FILE" | "CHANGE" | "CONFIRM" | "TICK" | "PROOF";
                /** @description The line of the order */
                position: number;
                /** @description A ZIP file is there, of which the customer still chooses what is printed */
                isPackage: boolean;
            } | null;
            lines: number;
            /** @description The first three */
            names: string[];
            /** @description Keys of the first pictures */
            images: string[];
            /** @description Pictures of the first lines with the customer’s artwork (GET /artwork-previews/{id}) */
            previews: {
                /** Format: uuid */
                id: string;
                /** @description The product picture that it replaces */
                image: string | null;
            }[];
        };
        Notification: {
            id: string;
            /** Format: uuid */
            orderId: string;
            orderNumber: number;
            title: string;
            at: string & (unknown & unknown);
            isRead: boolean;
            /**
             * @description Where it links to. CART: the order was not paid in time, and its goods are back in the cart
             * @enum {string}
             */
            leadsTo: "ORDER" | "CART";
        };
        Order: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @description null: awaiting payment */
            status: ("PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED") | null;
            placedAt: string & (unknown & unknown);
            /** @description The same as placedAt */
            openedAt: string & (unknown & unknown);
            /** @description When it was completed, cancelled or rejected; null while it is open */
            closedAt: (string & (unknown & unknown)) | null;
            /** Format: date */
            readyBy: string;
            /** @description The date that was agreed, and why readyBy is later */
            late: {
                /** Format: date */
                agreedBy: string;
                reason: string;
            } | null;
            /** @description Each postponement of readyBy while waiting for the customer, the earliest first */
            dayMoves: {
                /**
                 * Format: date
                 * @description The working day whose cut-off passed
                 */
                cutOff: string;
                /** @enum {string} */
                cause: "FILE" | "CHANGE" | "CONFIRM" | "TICK" | "PROOF";
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }[];
            urgent: boolean;
            /** @enum {string} */
            fulfilment: "DELIVERY" | "PICKUP";
            address: {
                name: string;
                phone: string;
                region: string;
                city: string;
                district: string | null;
                neighbourhood: string | null;
                street: string;
                building: string;
                details: string | null;
                shortAddress: string | null;
                postalCode: string | null;
                additionalNumber: string | null;
            } | null;
            contact: {
                name: string;
                phone: string;
                email: string | null;
            };
            poNumber: string | null;
            notes: string | null;
            timeline: {
                /** @enum {string} */
                status: "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED";
                at: string & (unknown & unknown);
                reason: string | null;
            }[];
            lines: components["schemas"]["OrderLine"][];
            totals: {
                subtotal: number;
                discount: number;
                couponCode: string | null;
                urgent: number;
                shipping: number;
                taxable: number;
                vat: number;
                total: number;
            };
            payments: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
                amount: number;
                /** @description The amount refunded so far */
                refunded: number;
                /** @description The amount of refunds in progress */
                returning: number;
                card: {
                    brand: string;
                    lastFour: string;
                } | null;
                at: string & (unknown & unknown);
            }[];
            /** @description Failed and open payment attempts, the newest first */
            attempts: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
                /** @enum {string} */
                status: "CREATED" | "REQUIRES_ACTION" | "AUTHORIZED" | "PAID" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "PART_REFUNDED";
                declineCode: string | null;
                at: string & (unknown & unknown);
            }[];
            tracking: {
                carrier: string;
                number: string;
                url: string | null;
            } | null;
            /** @description The invoice, then its credit and debit notes; only those that the tax authority has cleared, where it must */
            documents: {
                /** Format: uuid */
                id: string;
                number: string;
                /** @enum {string} */
                kind: "INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE";
                /**
                 * @description Standard: a tax invoice for a buyer with a VAT number
                 * @enum {string}
                 */
                form: "STANDARD" | "SIMPLIFIED";
                issuedAt: string & (unknown & unknown);
                total: number;
            }[];
            /** @description Kinds of documents that are still being issued */
            documentsDue: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE")[];
            /**
             * @description Whether the customer can cancel the order, request its cancellation, or neither
             * @enum {string}
             */
            cancellation: "CANCEL" | "ASK" | "NONE";
            cancelRequestedAt: (string & (unknown & unknown)) | null;
        };
        OrderFiles: {
            /** @description The line of the order */
            position: number;
            /** @description What a file is checked for, while it is sold */
            productPrice: string | null;
            features: {
                productFeature: string;
                /** @default [] */
                choices: string[];
                value?: string;
            }[];
            quantity: number;
            artworkIds: string[];
            /** @description The side of each file, in order; null: all sides in one file. Empty: not specified */
            artworkFaces: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null)[];
            /** @description Pieces of each design, together the quantity of the line; empty: shared evenly */
            designPieces: number[];
            /** @description Files that are still being uploaded or opened; they join the line automatically. Bytes */
            arriving: {
                /** Format: uuid */
                uploadId: string;
                name: string;
                byteLength: number;
                byteOffset: number;
            }[];
            /** @description ZIP files, by their uploads, of which the customer still chooses what is printed */
            packageIds: string[];
            /** @description OFFERED: after a long wait the customer chooses how to go on. DESIGN: the shop designs it, or changes its file */
            choice: ("OFFERED" | "DESIGN") | null;
            /** @description Files can still be sent and replaced */
            isOpen: boolean;
            /** @description What production waits for from the customer, and until when an answer keeps the ready-by date */
            wait: {
                /** @enum {string} */
                cause: "FILE" | "CHANGE" | "CONFIRM" | "TICK" | "PROOF";
                answerBy: string & (unknown & unknown);
                /** Format: date */
                ready: string;
                /**
                 * Format: date
                 * @description The ready-by date for a later answer
                 */
                otherwise: string;
            } | null;
            /** @description The number of the proof that waits for the customer’s answer */
            proof: number | null;
            /** @description Who approved what is printed; its files are locked from then on */
            approval: {
                name: string;
                at: string & (unknown & unknown);
                proof: number;
                /** @description Of each file, in their order */
                versions: number[];
                /** @description The earlier order whose approval it is, of the same files; null for one of its own */
                order: number | null;
            } | null;
        };
        OrderLine: {
            position: number;
            /** @description The id of the product, while it is sold */
            product: string | null;
            code: string;
            name: string;
            variant: string | null;
            image: string | null;
            /** @description Its picture with the customer’s artwork (GET /artwork-previews/{id}) */
            preview: string | null;
            features: {
                name: string;
                choices: string[];
                value: string | null;
            }[];
            quantity: number;
            unit: number;
            setup: number;
            total: number;
            discount: number;
            /** @enum {string} */
            designMode: "UPLOAD" | "EDITOR" | "DESIGN_FOR_ME" | "LATER";
            notes: string | null;
            isInProduction: boolean;
        };
        OwnApproval: {
            /** @description The line of the order */
            position: number;
            /** @description The sentence to be ticked */
            words: string;
            /** @description The files that the approval is of */
            artworkIds: string[];
            /** @description Faces whose previews have to be confirmed as well, each one */
            faces: {
                /** @description Place of the file in its line, from 0 */
                file: number;
                /** Format: uuid */
                artworkId: string;
                page: number;
                face: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null;
                /** @description The trimmed page, and how far its picture extends beyond the trim on each side */
                trim: {
                    width: number;
                    height: number;
                    left: number;
                    right: number;
                    top: number;
                    bottom: number;
                };
            }[];
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
        };
        OwnRequest: {
            reference: string;
            /** @enum {string} */
            status: "NEW" | "QUOTED" | "ACCEPTED" | "ORDERED" | "DECLINED" | "EXPIRED";
            description: string;
            productType: string | null;
            quantity: number | null;
            size: string | null;
            neededBy: string | null;
            /** @description How many were attached */
            files: number;
            at: string & (unknown & unknown);
            /** @description Its newest quotation; accepted by the reference of the request */
            quotation: {
                total: number;
                /** Format: date */
                validUntil: string;
            } | null;
        };
        OwnReview: {
            /** Format: uuid */
            id: string;
            rating: number;
            text: string;
            /** @enum {string} */
            status: "PENDING" | "APPROVED" | "REJECTED";
            /** @description Why it is not shown */
            rejection: ("NOT_ABOUT_PRODUCT" | "OFFENSIVE" | "PERSONAL_DATA" | "ADVERTISING" | "PHOTOS") | null;
            writtenAt: string & (unknown & unknown);
            photos: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
            }[];
            reply: {
                text: string;
                at: string & (unknown & unknown);
            } | null;
        };
        PageFinishes: {
            /**
             * Format: base64
             * @description The page in colour without finishes, as WebP
             */
            picture: string;
            plates: {
                /** @enum {string} */
                layer: "Foil" | "Gloss" | "White" | "Cut";
                /**
                 * Format: base64
                 * @description Greyscale: black where the finish covers fully
                 */
                png: string;
            }[];
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            browser: ("Edge" | "Samsung Internet" | "Opera" | "Firefox" | "Chrome" | "Safari") | null;
            system: ("Android" | "iPhone" | "iPad" | "Windows" | "macOS" | "Linux") | null;
            addedAt: string & (unknown & unknown);
            lastUsedAt: (string & (unknown & unknown)) | null;
        };
        Payment: {
            /** Format: uuid */
            paymentId: string;
            /** Format: uuid */
            orderId: string;
            orderNumber: number;
            /** @enum {string} */
            status: "CREATED" | "REQUIRES_ACTION" | "AUTHORIZED" | "PAID" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "PART_REFUNDED";
            /** @enum {string} */
            method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
            amount: number;
            /** @description Why it was declined, as far as known */
            declineCode: string | null;
            /** @description Where the browser continues */
            redirectUrl: string | null;
            clientAction: ({
                /** @constant */
                type: "GATEWAY_FORM";
                /** @description The gateway’s address: a card or its code goes there and never to the shop */
                url: string;
                publishableKey: string;
                /** @description To be sent with `source` completed: by `cvc` for a token, by the whole card for `creditcard` */
                body: {
                    [key: string]: unknown;
                };
            } | {
                /** @constant */
                type: "BANK_TRANSFER";
                account: {
                    name: string;
                    bank: string;
                    iban: string;
                };
                reference: string;
                /** @description The goods are reserved until then */
                payBefore: string & (unknown & unknown);
                receipts: components["schemas"]["BankReceipt"][];
            } | {
                /** @constant */
                type: "STC_PAY_CODE";
                /** @description The gateway’s address: takes `{"otp_value"}` with the code that STC Pay has sent */
                url: string;
            }) | null;
        };
        PaymentLink: {
            /** @enum {string} */
            state: "OPEN" | "CHECKING" | "PAID" | "ENDED";
            /** @description The order; null when the link has expired */
            order: {
                number: number;
                total: number;
                /** @description The link is open until then */
                payBefore: string & (unknown & unknown);
                items: {
                    position: number;
                    name: string;
                    quantity: number;
                }[];
            } | null;
            /** @description Why the last attempt was refused, as far as that is known */
            declineCode: string | null;
            methods: ("APPLE_PAY" | "CARD" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER")[];
            /** @description What the way to pay that was chosen waits for */
            action: ({
                /** @constant */
                type: "STC_PAY_CODE";
                /** @description The gateway’s address: takes `{"otp_value"}` with the code that STC Pay has sent */
                url: string;
            } | {
                /** @constant */
                type: "BANK_TRANSFER";
                account: {
                    name: string;
                    bank: string;
                    iban: string;
                };
                reference: string;
                /** @description The goods are reserved until then */
                payBefore: string & (unknown & unknown);
                /** @description Without the names of files */
                receipts: {
                    nth: number;
                    sentAt: string & (unknown & unknown);
                }[];
            }) | null;
            /** @description Where browsers send cards */
            cardGateway: {
                url: string;
                publishableKey: string;
            } | null;
        };
        Picture: {
            key: string;
            width: number;
            height: number;
            alt: string;
        };
        PrintProof: {
            number: number;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "APPROVED" | "CHANGES_ASKED" | "SUPERSEDED" | "WITHDRAWN";
            /** @description SHA-256 over its files, in hexadecimal */
            hash: string;
            /** @description Whether it is of a file that the customer sent after the previous proof */
            isOfNewFile: boolean;
            /** @description A message from the artwork desk */
            message: string | null;
            decidedAt: (string & (unknown & unknown)) | null;
            signedBy: string | null;
            pages: {
                file: number;
                page: number;
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
                /** @description The side of the product that the page is for; null where unknown */
                face: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null;
                /** @description The corner radius after trimming */
                corner: number;
            }[];
            pins: {
                number: number;
                /** @description The file; null when the pin is about the whole proof */
                file: number | null;
                page: number | null;
                /** @description Millimetres from the left of the trimmed page */
                x: number | null;
                y: number | null;
                text: string;
                /** @description The answer of the artwork desk: what was done about it */
                answer: string | null;
            }[];
            /** @description What a program fixed in the files since the customer sent them */
            fixes: ("ADD_BLEED" | "SCALE" | "ROTATE" | "TO_CMYK" | "BLACK_TEXT" | "SPOT_TO_CMYK" | "RENAME_LAYER" | "DROP_MARKS" | "BLACK_OVERPRINT" | "WHITE_KNOCKOUT")[];
            /** @description The text read from the file */
            read: {
                text: string;
                isArabic: boolean;
            }[];
        };
        PrintShot: {
            code: string;
            version: string;
            width: number;
            height: number;
            /** @description The reflectance of the blank product */
            white: number;
            regions: {
                /** @enum {string} */
                face: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip";
                /** @description Pixels */
                box: {
                    left: number;
                    top: number;
                    width: number;
                    height: number;
                };
                /** @description The lowest and highest value of its light map */
                light: [
                    number,
                    number
                ];
                /** @description The texture size for artwork */
                texels: {
                    width: number;
                    height: number;
                };
            }[];
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
        ProductCard: {
            id: string;
            productPrice: string | null;
            code: string;
            name: string;
            slug: string;
            pictures: components["schemas"]["Picture"][];
            pictureCount: number;
            fromPrice: number;
            wasPrice: number | null;
            pricedPer: 1 | 10 | 100 | 1000;
            offerPercent: number;
            minQuantity: number;
            productionDays: number;
            urgentAllowed: boolean;
            inStock: boolean;
            publishedAt: string & (unknown & unknown);
            colours: {
                name: string;
                hex: string;
            }[];
            colourCount: number;
        };
        ProductChange: {
            id: string;
            updatedAt: string & (unknown & unknown);
        };
        ProductFeature: {
            id: string;
            code: string;
            name: string;
            help: string | null;
            /** @enum {string} */
            control: "SELECT" | "RADIO" | "SWATCH" | "CHECKBOX" | "TEXT" | "NUMBER" | "DIMENSIONS" | "COLOR" | "DATE" | "FILE";
            required: boolean;
            minValue: number | null;
            maxValue: number | null;
            maxChoices: number | null;
            shownWhen: string[];
            choices: {
                id: string;
                code: string;
                name: string;
                note: string | null;
                price: number;
                hex: string | null;
                picture: components["schemas"]["Picture"] | null;
                widthMm: number | null;
                heightMm: number | null;
                isDefault: boolean;
                excludes: {
                    choiceId: string;
                    reason: string | null;
                }[];
            }[];
        };
        ProductPrice: {
            id: string;
            code: string;
            name: string | null;
            price: number;
            offerPercent: number;
            setupFee: number;
            remainingQuantity: number | null;
            ladder: {
                minQuantity: number;
                unitPrice: number;
            }[];
        };
        Profile: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            email: string | null;
            emailVerifiedAt: (string & (unknown & unknown)) | null;
            phone: string | null;
            phoneVerifiedAt: (string & (unknown & unknown)) | null;
            birthDate: string | null;
            gender: ("MALE" | "FEMALE") | null;
            /** @enum {string} */
            preferredLang: "en" | "ar";
            companyName: string | null;
            vatNumber: string | null;
            crNumber: string | null;
            reportSubscription: 0 | 1;
            marketingConsent: boolean;
            /** @description Messages about orders, files and questions by WhatsApp; null where the shop sends none */
            whatsappConsent: boolean | null;
            defaultAddressId: string | null;
            hasPassword: boolean;
            hasGoogle: boolean;
            /** @description When the account ends, if its owner has deleted it */
            deletionDueAt: (string & (unknown & unknown)) | null;
            createdAt: string & (unknown & unknown);
        };
        ProofProduct: {
            /** @description The sides of the product, by which pages are placed */
            faces: {
                /** @enum {string} */
                code: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip";
                width: number;
                height: number;
                bleed: number;
                safe: number;
                shape: string;
                /** @description The radius of its corners after the cut */
                corner: number;
                /** @description The scale of the file: 1 to this */
                scale: number;
            }[];
            /** @description Photos of the product that the pages are composited onto */
            shots: components["schemas"]["PrintShot"][];
            /** @description The ordered colour of the product, as #rrggbb, where the design is printed on it; null for white */
            colour: string | null;
        };
        ProofView: {
            order: number;
            name: string;
            quantity: number;
            /** @description The chosen options */
            facts: {
                label: string;
                value: string;
            }[];
            /** @description The city of delivery; null for pick-up */
            city: string | null;
            /** @description The newest proof; null while there is none */
            proof: components["schemas"]["PrintProof"] | null;
            /** @description The previous proof, of which changes were requested */
            previous: components["schemas"]["PrintProof"] | null;
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
            /** @description Whether there are photos of the product to lay the proof on (GET /proofs/{token}/product) */
            isSeenOnProduct: boolean;
            /** @description The sentence that is agreed to */
            words: string;
            /** @description Until when an approval keeps the ready-by date, and the date for a later one */
            clock: {
                approveBy: string & (unknown & unknown);
                /** Format: date */
                ready: string;
                /** Format: date */
                otherwise: string;
            } | null;
            /**
             * Format: date
             * @description The ready-by date of the order
             */
            readyBy: string;
            /** @description Where a code is sent, masked; null for a customer who gave no e-mail address */
            contact: {
                phone: string;
                email: string | null;
            };
            /** @description What the shop waits for. FILE: the first file. CHANGE: another file. Null: no file */
            waitsFor: ("FILE" | "CHANGE") | null;
            /** @description What the artwork desk asks for, as it was written */
            question: string | null;
            /** @description Names of the files that the line is printed from now */
            files: string[];
            /** @description Whether a file can be uploaded by the link, to replace one of these */
            takesFile: boolean;
            /** @description Whether the customer of the order is signed in: no code is needed then */
            isOwner: boolean;
        };
        Question: {
            /** Format: uuid */
            id: string;
            /** @description A first name and an initial */
            author: string;
            text: string;
            askedAt: string & (unknown & unknown);
            answer: string;
            answeredAt: string & (unknown & unknown);
        };
        QuotedCoupon: {
            code: string;
            type: ("PERCENT" | "FIXED" | "FREE_SHIPPING") | null;
            refusal: {
                /** @enum {string} */
                code: "COUPON_INVALID" | "COUPON_EXPIRED" | "COUPON_NOT_STARTED" | "COUPON_MIN_SUBTOTAL" | "COUPON_LIMIT_REACHED" | "COUPON_ALREADY_USED" | "COUPON_NOT_ELIGIBLE" | "COUPON_URGENT";
                message: string;
            } | null;
        };
        QuotedLine: {
            key: string;
            product: {
                id: string;
                code: string;
                name: string;
                slug: string;
                variant: string | null;
                picture: components["schemas"]["Picture"] | null;
                minQuantity: number;
                quantityStep: number;
                urgentAllowed: boolean;
                productionDays: number;
                /** @description Whether it is printed from a file */
                takesFile: boolean;
            };
            productPrice: {
                id: string;
                price: number;
                offerPercent: number;
                remainingQuantity: number | null;
                setupFee: number;
                ladder: {
                    minQuantity: number;
                    unitPrice: number;
                }[];
            };
            features: {
                productFeature: string;
                name: string;
                /** @enum {string} */
                control: "SELECT" | "RADIO" | "SWATCH" | "CHECKBOX" | "TEXT" | "NUMBER" | "DIMENSIONS" | "COLOR" | "DATE" | "FILE";
                choices: {
                    id: string;
                    name: string;
                    price: number;
                }[];
                value: string | null;
                /** @description The most kinds that its value can split the quantity into, such as sizes; null when it does not */
                mostKinds: number | null;
            }[];
            quantity: number;
            /** @description The unit price, after choices and offer */
            finalPrice: number;
            /** @description The unit price without the offer; null when there is no offer */
            wasPrice: number | null;
            /** @description The total of the line, including the set-up fee */
            total: number;
            /** @description The line’s share of the coupon discount */
            discount: number;
            /** @description The next quantity with a lower unit price, when it is near */
            nextBreak: {
                quantity: number;
                morePieces: number;
                extraCost: number;
            } | null;
            /** Format: date */
            readyBy: string;
            /** Format: date */
            urgentReadyBy: string;
        };
        ReorderedLine: {
            key: string;
            name: string;
            image: string | null;
            /** @description Its picture with the customer’s artwork (GET /artwork-previews/{id}) */
            preview: string | null;
            /** @description What was chosen, by question; the variant has none */
            options: {
                name: string | null;
                value: string;
            }[];
            files: {
                /** Format: uuid */
                id: string;
                name: string;
                version: number;
                /** @description The first eight digits of its SHA-256, “3F9A 21C7” */
                hash: string;
                /** @description Whether its bytes can still be printed from */
                isThere: boolean;
                /** @description Pages that have a picture (GET /artworks/{id}/pictures/{page}) */
                pictures: number[];
            }[];
            /** @description The ordered colour of the product, as #rrggbb, where the design is printed on it; null for white */
            ground: string | null;
            approval: {
                name: string;
                at: string & (unknown & unknown);
                proof: number;
                /** @description Of each file, in their order */
                versions: number[];
                /** @description The earlier order whose approval it is, of the same files; null for one of its own */
                order: number | null;
            } | null;
            /** @description Why a new approval is needed; null where the earlier one is valid, or there is none */
            approvalReason: ("FILE" | "CONFIGURATION" | "POLICY" | "SPECIFICATION" | "FINDINGS" | "NOT_MADE") | null;
            /** @description Quantities to choose from; empty where the pieces of each kind make the quantity */
            quantities: {
                quantity: number;
                total: number;
            }[];
            ordered: {
                quantity: number;
                /** @description Of the line, with its set-up */
                total: number;
                /** Format: date */
                readyBy: string;
            };
            /** @description null: it cannot be ordered like this any more */
            today: {
                quantity: number;
                /** @description Of the line, with its set-up */
                total: number;
                /** Format: date */
                readyBy: string;
            } | null;
        };
        RequestQuotation: {
            reference: string;
            version: number;
            /**
             * @description REPLACED: a later version was sent
             * @enum {string}
             */
            status: "SENT" | "ACCEPTED" | "ORDERED" | "DECLINED" | "EXPIRED" | "WITHDRAWN" | "REPLACED";
            /** Format: date */
            validUntil: string;
            sentAt: string & (unknown & unknown);
            productionDays: number;
            /** @description What the shop says about it */
            words: string | null;
            /** @description The address; null: picked up */
            deliveredTo: string | null;
            lines: components["schemas"]["RequestQuotationLine"][];
            totals: components["schemas"]["RequestQuotationTotals"];
            /** @description The order that it became */
            orderNumber: number | null;
            /** @description Its order waits for its money */
            isUnpaid: boolean;
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
        Review: {
            /** Format: uuid */
            id: string;
            /** @description A first name and an initial */
            author: string;
            rating: number;
            text: string;
            writtenAt: string & (unknown & unknown);
            photos: components["schemas"]["ReviewPhoto"][];
            /** @description What the shop answers */
            reply: {
                text: string;
                at: string & (unknown & unknown);
            } | null;
        };
        ReviewPhoto: {
            /** Format: uuid */
            id: string;
            href: string;
            small: string;
            width: number;
            height: number;
        };
        ReviewSummary: {
            count: number;
            /** @description With one decimal; null without reviews */
            average: number | null;
            /** @description How many gave one star, two, and so on */
            stars: number[];
        };
        SavedCard: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            brand: "mada" | "visa" | "master" | "amex";
            lastFour: string;
            expiryMonth: number;
            expiryYear: number;
            holder: string;
            /**
             * @description The gateway that stores the card
             * @constant
             */
            paymentCompany: "moyasar";
            /**
             * @description Cards are charged in full; instalments are methods of their own
             * @constant
             */
            installment: "WITHOUT";
            isDefault: boolean;
            /** @description Whether the card has expired */
            isExpired: boolean;
            /** @description Whether the gateway no longer accepts it: it has to be added again */
            isInactive: boolean;
        };
        SignedIn: {
            /** @description For the header Authorization, after "Bearer "; keep it in memory only */
            accessToken: string;
            expiresInSeconds: number;
            /** @description Whether the account was just created */
            isNew: boolean;
        };
        StoredCart: {
            version: number;
            items: components["schemas"]["StoredLine"][];
            saved: components["schemas"]["StoredLine"][];
            couponCode: string | null;
            urgent: boolean;
        };
        StoredLine: {
            key: string;
            productPrice: string;
            quantity: number;
            features: {
                productFeature: string;
                choices: string[];
                value?: string;
            }[];
            copy: number;
            /** @enum {string} */
            designMode: "UPLOAD" | "EDITOR" | "DESIGN_FOR_ME" | "LATER";
            artworkIds: string[];
            /** @description The side of each file, in order; null: all sides in one file. Empty: not specified */
            artworkFaces: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null)[];
            /** @description Pieces of each design, together the quantity of the line; empty: shared evenly */
            designPieces: number[];
            /** @description Incomplete uploads; each joins the line automatically once complete */
            uploadIds: string[];
            notes: string;
        };
        SubCategory: {
            id: string;
            code: string;
            name: string;
            slug: string;
            parentId: string;
            productCount: number;
            picture: components["schemas"]["Picture"] | null;
        };
        Transaction: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "PAYMENT" | "REFUND";
            /**
             * Format: uuid
             * @description The payment attempt
             */
            paymentId: string;
            /** Format: uuid */
            orderId: string;
            orderNumber: number;
            amount: number;
            /** @constant */
            currency: "SAR";
            /** @enum {string} */
            method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
            card: {
                brand: string;
                lastFour: string;
            } | null;
            /** @enum {string} */
            status: "PAID" | "REFUNDED" | "REFUND_PENDING";
            at: string & (unknown & unknown);
            /** @description Its invoice or credit note, once that is issued */
            receiptUrl: string | null;
        };
        UnpaidOrder: {
            /** Format: uuid */
            orderId: string;
            number: number;
            placedAt: string & (unknown & unknown);
            total: number;
            payBefore: string & (unknown & unknown);
            /**
             * Format: uuid
             * @description The newest payment attempt
             */
            paymentId: string;
            /** @enum {string} */
            method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
            /** @enum {string} */
            status: "CREATED" | "REQUIRES_ACTION" | "AUTHORIZED" | "PAID" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "PART_REFUNDED";
            /** @description How many transfer receipts were uploaded */
            receipts: number;
        };
        WishlistIds: {
            productPrice: string;
            product: string;
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
    getAppCategories: {
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
                            id: string;
                            code: string;
                            name: string;
                            slug: string;
                            description: string | null;
                            picture: components["schemas"]["Picture"] | null;
                            /** @enum {string} */
                            tint: "sand" | "sky" | "blush" | "butter" | "mint" | "stone";
                            productCount: number;
                            fromPrice: number | null;
                            subCategories: components["schemas"]["SubCategory"][];
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
    getAppMenu: {
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
                            id: string;
                            name: string;
                            slug: string;
                            subCategories: {
                                id: string;
                                name: string;
                                slug: string;
                            }[];
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
    getAppDepartments: {
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
                            id: string;
                            name: string;
                            slug: string;
                            picture: components["schemas"]["Picture"] | null;
                            /** @enum {string} */
                            tint: "sand" | "sky" | "blush" | "butter" | "mint" | "stone";
                            fromPrice: number | null;
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
    getAppCategoriesById: {
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
                        data: {
                            id: string;
                            code: string;
                            name: string;
                            slug: string;
                            slugs: {
                                en: string;
                                ar: string;
                            };
                            description: string | null;
                            picture: components["schemas"]["Picture"] | null;
                            /** @enum {string} */
                            tint: "sand" | "sky" | "blush" | "butter" | "mint" | "stone";
                            productCount: number;
                            parent: {
                                id: string;
                                name: string;
                                slug: string;
                                slugs: {
                                    en: string;
                                    ar: string;
                                };
                            } | null;
                            subCategories: components["schemas"]["SubCategory"][];
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
    getAppProductCategories: {
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
                        data: components["schemas"]["SubCategory"][];
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
    getAppRangePrices: {
        parameters: {
            query: {
                category: string;
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
                            min: number;
                            max: number;
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
    getAppProducts: {
        parameters: {
            query?: {
                /** @description A top category or a sub-category */
                category?: string;
                /** @description Sub-categories of the category; repeated */
                subCategories?: string[];
                /** @description The same as `subCategories` */
                "subCategories[]"?: string[];
                /** @description Words to search for */
                name?: string;
                /** @description SAR for one piece */
                minPrice?: number;
                /** @description SAR for one piece */
                maxPrice?: number;
                /** @description Values of the facets: sizes, materials ...; repeated */
                choices?: string[];
                /** @description The same as `choices` */
                "choices[]"?: string[];
                /** @description Only products with an offer */
                offers?: boolean;
                /** @description Only products in stock */
                inStock?: boolean;
                /** @description Only products that can be made urgently */
                urgent?: boolean;
                /** @description Only products sold in this quantity or less */
                maxMinQuantity?: number;
                /** @description Only products made in this many working days or fewer */
                maxProductionDays?: number;
                /** @description `relevance` needs `name` and is the default with it; otherwise `newest` is */
                sort?: "relevance" | "newest" | "best-selling" | "price-asc" | "price-desc" | "biggest-offer";
                page?: number;
                perPage?: number;
                /** @description Whether to include the facets with counts */
                facets?: boolean;
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
                        data: components["schemas"]["ProductCard"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
                            /** @enum {string} */
                            sort: "relevance" | "newest" | "best-selling" | "price-asc" | "price-desc" | "biggest-offer";
                            totalIsMore: boolean;
                            totalIsEstimate: boolean;
                            matchesSome: boolean;
                            correctedName: string | null;
                            didYouMean: string | null;
                            categories: {
                                id: string;
                                name: string;
                                slug: string;
                                parentId: string | null;
                                parentName: string | null;
                                parentSlug: string | null;
                            }[];
                        };
                        facets?: {
                            isEstimate: boolean;
                            subCategories: components["schemas"]["FacetValue"][];
                            attributes: {
                                code: string;
                                name: string;
                                values: components["schemas"]["FacetValue"][];
                            }[];
                            promoted: string[];
                            /** @description null in an estimate: few, none of them in the sample */
                            offers: number | null;
                            /** @description null in an estimate: few, none of them in the sample */
                            inStock: number | null;
                            /** @description null in an estimate: few, none of them in the sample */
                            urgent: number | null;
                            minQuantities: {
                                max: number;
                                /** @description null in an estimate: few, none of them in the sample */
                                count: number | null;
                            }[];
                            productionDays: {
                                max: number;
                                /** @description null in an estimate: few, none of them in the sample */
                                count: number | null;
                            }[];
                            price: {
                                min: number;
                                max: number;
                            };
                            priceHistogram: number[];
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
    getAppProductsById: {
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
                        data: {
                            id: string;
                            code: string;
                            name: string;
                            slug: string;
                            slugs: {
                                en: string;
                                ar: string;
                            };
                            summary: string | null;
                            descriptionHtml: string | null;
                            included: string[];
                            specifications: {
                                name: string;
                                value: string;
                            }[];
                            topCategory: {
                                id: string;
                                name: string;
                                slug: string;
                                slugs: {
                                    en: string;
                                    ar: string;
                                };
                            };
                            category: {
                                id: string;
                                name: string;
                                slug: string;
                                slugs: {
                                    en: string;
                                    ar: string;
                                };
                            } | null;
                            pictures: components["schemas"]["Picture"][];
                            minQuantity: number;
                            quantityStep: number;
                            pricedPer: 1 | 10 | 100 | 1000;
                            urgentAllowed: boolean;
                            productionDays: number;
                            widthMm: number | null;
                            heightMm: number | null;
                            prices: components["schemas"]["ProductPrice"][];
                            features: components["schemas"]["ProductFeature"][];
                            templates: {
                                id: string;
                                name: string;
                                fileName: string;
                                mediaType: string;
                                byteSize: number;
                                href: string;
                                priceId: string | null;
                            }[];
                            publishedAt: string & (unknown & unknown);
                            updatedAt: string & (unknown & unknown);
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
    getAppProductChanges: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
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
                        data: components["schemas"]["ProductChange"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
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
    getAppProductsByIdRelated: {
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
                        data: components["schemas"]["ProductCard"][];
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
    getAppSearchSuggest: {
        parameters: {
            query: {
                /** @description What has been typed so far */
                name: string;
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
                            corrected: string | null;
                            products: {
                                id: string;
                                code: string;
                                name: string;
                                slug: string;
                                picture: components["schemas"]["Picture"] | null;
                                fromPrice: number;
                                pricedPer: number;
                            }[];
                            categories: {
                                id: string;
                                name: string;
                                slug: string;
                                parentId: string | null;
                                parentName: string | null;
                                parentSlug: string | null;
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
    getAppTemplatesById: {
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
    getAppSlider: {
        parameters: {
            query?: {
                website?: "0" | "1";
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
                            id: string;
                            title: string;
                            text: string | null;
                            tabLabel: string;
                            actionLabel: string | null;
                            actionPath: string | null;
                            priceFrom: number | null;
                            pricedPer: number;
                            picture: components["schemas"]["Picture"];
                            /** @enum {string} */
                            swatch: "cyan" | "magenta" | "yellow" | "key";
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
    getBanners: {
        parameters: {
            query?: {
                placement?: "home-offer" | "home-need" | "list-promo";
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
                            id: string;
                            /** @enum {string} */
                            placement: "home-offer" | "home-need" | "list-promo";
                            title: string;
                            text: string | null;
                            tag: string | null;
                            actionLabel: string | null;
                            actionPath: string | null;
                            offerPercent: number | null;
                            picture: components["schemas"]["Picture"] | null;
                            links: {
                                title: string;
                                text: string | null;
                                path: string;
                            }[];
                            products: components["schemas"]["ProductCard"][];
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
    getAppCustomers: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
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
                            id: string;
                            name: string;
                            logo: components["schemas"]["Picture"] | null;
                            url: string | null;
                        }[];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
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
    getAppSocialLinks: {
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
                            whatsapp: string | null;
                            instagram: string | null;
                            youtube: string | null;
                            facebook: string | null;
                            twitter: string | null;
                            linkedin: string | null;
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
    getAppContactUs: {
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
                            location: string;
                            latitude: number;
                            longitude: number;
                            email: string;
                            phone: string;
                            workingHours: string;
                            legalName: string;
                            crNumber: string;
                            vatNumber: string;
                            businessCenterNumber: string | null;
                            iosUrl: string | null;
                            androidUrl: string | null;
                            deliveryPrice: number | null;
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
    getAppBlogs: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                tag?: string;
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
                        data: components["schemas"]["BlogCard"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
                            tags: components["schemas"]["BlogTag"][];
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
    getAppBlogsById: {
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
                        data: {
                            id: string;
                            title: string;
                            slug: string;
                            excerpt: string;
                            cover: components["schemas"]["Picture"] | null;
                            author: string;
                            publishedAt: string & (unknown & unknown);
                            updatedAt: string & (unknown & unknown);
                            readingMinutes: number;
                            tags: components["schemas"]["BlogTag"][];
                            slugs: {
                                en: string;
                                ar: string;
                            };
                            bodyHtml: string;
                            related: components["schemas"]["BlogCard"][];
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
    getAppPagesByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: "about-us" | "privacy-policy" | "terms-and-condition" | "return-refund";
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
                            /** @enum {string} */
                            key: "about-us" | "privacy-policy" | "terms-and-condition" | "return-refund";
                            title: string;
                            intro: string | null;
                            updatedAt: string & (unknown & unknown);
                            sections: {
                                code: string;
                                title: string;
                                bodyHtml: string;
                                pictures: components["schemas"]["Picture"][];
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
    postContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    /** Format: email */
                    email: string;
                    phoneNumber: string;
                    message: string;
                    /** @enum {string} */
                    lang?: "en" | "ar";
                    /** @description A honeypot field: leave empty */
                    hp?: string;
                };
                "application/x-www-form-urlencoded": {
                    fullName: string;
                    /** Format: email */
                    email: string;
                    phoneNumber: string;
                    message: string;
                    /** @enum {string} */
                    lang?: "en" | "ar";
                    /** @description A honeypot field: leave empty */
                    hp?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            reference: string;
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
    postNewsletterSubscribers: {
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
                    /** @enum {string} */
                    lang?: "en" | "ar";
                    /**
                     * @description Where the form was; default `footer`
                     * @enum {string}
                     */
                    source?: "footer" | "blog" | "signup" | "checkout";
                    /** @description A honeypot field: leave empty */
                    hp?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    lang?: "en" | "ar";
                    /**
                     * @description Where the form was; default `footer`
                     * @enum {string}
                     */
                    source?: "footer" | "blog" | "signup" | "checkout";
                    /** @description A honeypot field: leave empty */
                    hp?: string;
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
                        /** @enum {string} */
                        code: "SUBSCRIBED" | "ALREADY_SUBSCRIBED";
                    };
                };
            };
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: null;
                        /** @enum {string} */
                        code: "SUBSCRIBED" | "ALREADY_SUBSCRIBED";
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
    getNewsletterSubscribersUnsubscribe: {
        parameters: {
            query: {
                token: string;
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
                        data: null;
                        /** @enum {string} */
                        code: "UNSUBSCRIBED";
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
    postNewsletterSubscribersUnsubscribe: {
        parameters: {
            query: {
                token: string;
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
                        data: null;
                        /** @enum {string} */
                        code: "UNSUBSCRIBED";
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
    postPageFailures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The error number that the visitor was shown */
                    id: string;
                    /** @description The path of the page, without its query */
                    path: string;
                    message: string;
                    stack?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
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
    postSpecialRequestsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    fullName: string;
                    /** Format: email */
                    email: string;
                    phoneNumber: string;
                    companyName?: string;
                    /** @description The category it belongs to */
                    categoryId?: string;
                    productType?: string;
                    quantity?: string;
                    size?: string;
                    /**
                     * Format: date
                     * @description Not in the past
                     */
                    neededBy?: string;
                    /** @description SAR */
                    budget?: string;
                    description: string;
                    /** @enum {string} */
                    installRequired?: "1" | "true" | "on" | "0" | "false" | "off";
                    /** @description The city of delivery */
                    cityId?: string;
                    /** @enum {string} */
                    lang?: "en" | "ar";
                    /** @description A honeypot field: leave empty */
                    hp?: string;
                    /** @description PDF, AI, EPS, PSD, SVG, TIFF, PNG, JPEG, WebP or ZIP, at most 50 MB each */
                    attachments?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: {
                            reference: string;
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
    getAppRegions: {
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
                            id: string;
                            name: string;
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
    getAppRegionsByIdCities: {
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
                        data: {
                            id: string;
                            name: string;
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
    getAppCities: {
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
                            name: string;
                            cities: {
                                id: string;
                                name: string;
                            }[];
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
    getAppCitiesByIdDistricts: {
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
                        data: {
                            id: string;
                            name: string;
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
    getAddresses: {
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
                        data: components["schemas"]["Address"][];
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
    postAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The customer’s name for it */
                    name: string;
                    phone: string;
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
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The customer’s name for it */
                    name: string;
                    phone: string;
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
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
                };
                "multipart/form-data": {
                    /** @description The customer’s name for it */
                    name: string;
                    phone: string;
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
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Address"];
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
    getAddressesById: {
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
                        data: components["schemas"]["Address"];
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
    putAddressesById: {
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
                    /** @description The customer’s name for it */
                    name: string;
                    phone: string;
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
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The customer’s name for it */
                    name: string;
                    phone: string;
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
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
                };
                "multipart/form-data": {
                    /** @description The customer’s name for it */
                    name: string;
                    phone: string;
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
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
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
                        data: components["schemas"]["Address"];
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
    deleteAddressesById: {
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
    patchAddressesById: {
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
                    /** @description The customer’s name for it */
                    name?: string;
                    phone?: string;
                    regionId?: string;
                    cityId?: string;
                    /** @description Needed where the districts of the city are known */
                    districtId?: string;
                    neighbourhood?: string;
                    street?: string;
                    building?: string;
                    details?: string;
                    shortAddress?: string;
                    postalCode?: string;
                    additionalNumber?: string;
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The customer’s name for it */
                    name?: string;
                    phone?: string;
                    regionId?: string;
                    cityId?: string;
                    /** @description Needed where the districts of the city are known */
                    districtId?: string;
                    neighbourhood?: string;
                    street?: string;
                    building?: string;
                    details?: string;
                    shortAddress?: string;
                    postalCode?: string;
                    additionalNumber?: string;
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
                };
                "multipart/form-data": {
                    /** @description The customer’s name for it */
                    name?: string;
                    phone?: string;
                    regionId?: string;
                    cityId?: string;
                    /** @description Needed where the districts of the city are known */
                    districtId?: string;
                    neighbourhood?: string;
                    street?: string;
                    building?: string;
                    details?: string;
                    shortAddress?: string;
                    postalCode?: string;
                    additionalNumber?: string;
                    lat?: number;
                    lng?: number;
                    isDefault?: boolean;
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
                        data: components["schemas"]["Address"];
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
    getFavorites: {
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
                        data: components["schemas"]["Favorite"][];
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
    postFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productPrice: string;
                };
                "application/x-www-form-urlencoded": {
                    productPrice: string;
                };
                "multipart/form-data": {
                    productPrice: string;
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
    deleteFavorites: {
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
    getFavoritesIds: {
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
                        data: components["schemas"]["WishlistIds"][];
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
    postFavoritesSync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    favorites?: {
                        productPrice: string;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    /** @default [] */
                    favorites?: {
                        productPrice: string;
                    }[];
                };
                "multipart/form-data": {
                    /** @default [] */
                    favorites?: {
                        productPrice: string;
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
                        data: components["schemas"]["Favorite"][];
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
    deleteFavoritesProductsById: {
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
    getAppFavorites: {
        parameters: {
            query: {
                productPrice: string[];
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
                        data: components["schemas"]["Favorite"][];
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
    postCustomersLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emailOrNumber: string;
                };
                "application/x-www-form-urlencoded": {
                    emailOrNumber: string;
                };
                "multipart/form-data": {
                    emailOrNumber: string;
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
                        data: components["schemas"]["CodeSent"];
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
    postCustomersResendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: string;
                };
                "application/x-www-form-urlencoded": {
                    data: string;
                };
                "multipart/form-data": {
                    data: string;
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
                        data: components["schemas"]["CodeSent"];
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
    postCustomersVerifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp: string;
                    data: string;
                };
                "application/x-www-form-urlencoded": {
                    otp: string;
                    data: string;
                };
                "multipart/form-data": {
                    otp: string;
                    data: string;
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
                        data: components["schemas"]["SignedIn"];
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
    postCustomersForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emailOrNumber: string;
                };
                "application/x-www-form-urlencoded": {
                    emailOrNumber: string;
                };
                "multipart/form-data": {
                    emailOrNumber: string;
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
                        data: components["schemas"]["CodeSent"];
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
    postCustomersResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: string;
                    otp: string;
                    password: string;
                    confirmPassword: string;
                };
                "application/x-www-form-urlencoded": {
                    data: string;
                    otp: string;
                    password: string;
                    confirmPassword: string;
                };
                "multipart/form-data": {
                    data: string;
                    otp: string;
                    password: string;
                    confirmPassword: string;
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
    postCustomersLoginPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emailOrNumber: string;
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    emailOrNumber: string;
                    password: string;
                };
                "multipart/form-data": {
                    emailOrNumber: string;
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
                        data: components["schemas"]["SignedIn"];
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
    postCustomersLoginGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessToken: string;
                };
                "application/x-www-form-urlencoded": {
                    accessToken: string;
                };
                "multipart/form-data": {
                    accessToken: string;
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
                        data: components["schemas"]["SignedIn"];
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
    postCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** Format: date */
                    birthDate?: string;
                    /** @enum {string} */
                    gender?: "MALE" | "FEMALE";
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /**
                     * @default BASIC
                     * @enum {string}
                     */
                    registerType?: "BASIC" | "GOOGLE";
                    googleAccessToken?: string;
                };
                "application/x-www-form-urlencoded": {
                    firstName?: string;
                    lastName?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** Format: date */
                    birthDate?: string;
                    /** @enum {string} */
                    gender?: "MALE" | "FEMALE";
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /**
                     * @default BASIC
                     * @enum {string}
                     */
                    registerType?: "BASIC" | "GOOGLE";
                    googleAccessToken?: string;
                };
                "multipart/form-data": {
                    firstName?: string;
                    lastName?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** Format: date */
                    birthDate?: string;
                    /** @enum {string} */
                    gender?: "MALE" | "FEMALE";
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /**
                     * @default BASIC
                     * @enum {string}
                     */
                    registerType?: "BASIC" | "GOOGLE";
                    googleAccessToken?: string;
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
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["CodeSent"];
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
    getAppIdentityProviders: {
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
                            google: {
                                clientId: string;
                                /** @description Open it with client_id, redirect_uri, response_type=token, scope and state */
                                authorizeUrl: string;
                                scope: string;
                            } | null;
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
    postCustomersRefreshToken: {
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
                            /** @description For the header Authorization, after "Bearer "; keep it in memory only */
                            accessToken: string;
                            expiresInSeconds: number;
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
    getCustomersLogout: {
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
    postCustomersLogout: {
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
    getCustomersDevices: {
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
                        data: components["schemas"]["Device"][];
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
    deleteCustomersDevices: {
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
    deleteCustomersDevicesById: {
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
    deleteCustomersDevicesOthers: {
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
    getCustomersProfile: {
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
                        data: components["schemas"]["Profile"];
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
    putCustomersProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                    birthDate?: string | null;
                    gender?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    preferredLang?: "en" | "ar";
                    companyName?: string | null;
                    vatNumber?: string | null;
                    crNumber?: string | null;
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /** @description News of products and offers */
                    marketingConsent?: boolean;
                    /** @description Messages about orders, files and questions by WhatsApp, to the verified phone number */
                    whatsappConsent?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    firstName?: string;
                    lastName?: string;
                    birthDate?: string | null;
                    gender?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    preferredLang?: "en" | "ar";
                    companyName?: string | null;
                    vatNumber?: string | null;
                    crNumber?: string | null;
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /** @description News of products and offers */
                    marketingConsent?: boolean;
                    /** @description Messages about orders, files and questions by WhatsApp, to the verified phone number */
                    whatsappConsent?: boolean;
                };
                "multipart/form-data": {
                    firstName?: string;
                    lastName?: string;
                    birthDate?: string | null;
                    gender?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    preferredLang?: "en" | "ar";
                    companyName?: string | null;
                    vatNumber?: string | null;
                    crNumber?: string | null;
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /** @description News of products and offers */
                    marketingConsent?: boolean;
                    /** @description Messages about orders, files and questions by WhatsApp, to the verified phone number */
                    whatsappConsent?: boolean;
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
                        data: components["schemas"]["Profile"];
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
    patchCustomersProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                    birthDate?: string | null;
                    gender?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    preferredLang?: "en" | "ar";
                    companyName?: string | null;
                    vatNumber?: string | null;
                    crNumber?: string | null;
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /** @description News of products and offers */
                    marketingConsent?: boolean;
                    /** @description Messages about orders, files and questions by WhatsApp, to the verified phone number */
                    whatsappConsent?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    firstName?: string;
                    lastName?: string;
                    birthDate?: string | null;
                    gender?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    preferredLang?: "en" | "ar";
                    companyName?: string | null;
                    vatNumber?: string | null;
                    crNumber?: string | null;
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /** @description News of products and offers */
                    marketingConsent?: boolean;
                    /** @description Messages about orders, files and questions by WhatsApp, to the verified phone number */
                    whatsappConsent?: boolean;
                };
                "multipart/form-data": {
                    firstName?: string;
                    lastName?: string;
                    birthDate?: string | null;
                    gender?: ("MALE" | "FEMALE") | null;
                    /** @enum {string} */
                    preferredLang?: "en" | "ar";
                    companyName?: string | null;
                    vatNumber?: string | null;
                    crNumber?: string | null;
                    /** @description News of the blog */
                    reportSubscription?: boolean;
                    /** @description News of products and offers */
                    marketingConsent?: boolean;
                    /** @description Messages about orders, files and questions by WhatsApp, to the verified phone number */
                    whatsappConsent?: boolean;
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
                        data: components["schemas"]["Profile"];
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
    putCustomersPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Needed when there is a password already */
                    currentPassword?: string;
                    password: string;
                    confirmPassword: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description Needed when there is a password already */
                    currentPassword?: string;
                    password: string;
                    confirmPassword: string;
                };
                "multipart/form-data": {
                    /** @description Needed when there is a password already */
                    currentPassword?: string;
                    password: string;
                    confirmPassword: string;
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
    postCustomersChangeIdentifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emailOrNumber: string;
                };
                "application/x-www-form-urlencoded": {
                    emailOrNumber: string;
                };
                "multipart/form-data": {
                    emailOrNumber: string;
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
                        data: components["schemas"]["CodeSent"];
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
    postCustomersChangeIdentifierConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: string;
                    otp: string;
                };
                "application/x-www-form-urlencoded": {
                    data: string;
                    otp: string;
                };
                "multipart/form-data": {
                    data: string;
                    otp: string;
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
                        data: components["schemas"]["Profile"];
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
    postCustomersGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessToken: string;
                };
                "application/x-www-form-urlencoded": {
                    accessToken: string;
                };
                "multipart/form-data": {
                    accessToken: string;
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
    deleteCustomersGoogle: {
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
    getCustomersExport: {
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
                            profile: components["schemas"]["Profile"];
                            addresses: components["schemas"]["Address"][];
                            favorites: {
                                productPrice: string;
                                addedAt: string & (unknown & unknown);
                            }[];
                            cart: components["schemas"]["StoredCart"];
                            /** @description Where the customer is signed in now */
                            devices: components["schemas"]["Device"][];
                            passkeys: components["schemas"]["Passkey"][];
                            consents: {
                                kind: string;
                                granted: boolean;
                                textVersion: string;
                                source: string;
                                at: string & (unknown & unknown);
                            }[];
                            events: {
                                event: string;
                                facts: {
                                    [key: string]: unknown;
                                };
                                at: string & (unknown & unknown);
                            }[];
                            /** @description With lines, history, attempts to pay, payments, refunds, and links to the invoices */
                            orders: {
                                [key: string]: unknown;
                            }[];
                            /** @description Brand, last four digits, expiry */
                            savedCards: {
                                [key: string]: unknown;
                            }[];
                            /** @description Those given to this customer */
                            coupons: {
                                [key: string]: unknown;
                            }[];
                            /** @description Each sign-in with its browser, also those that have ended */
                            signIns: {
                                [key: string]: unknown;
                            }[];
                            /** @description Earlier addresses and numbers that can still be brought back */
                            replacedIdentifiers: {
                                [key: string]: unknown;
                            }[];
                            /** @description What was written to the customer and when, without the text */
                            messages: {
                                [key: string]: unknown;
                            }[];
                            /** @description Sent from the customer’s e-mail address */
                            contactMessages: {
                                [key: string]: unknown;
                            }[];
                            /** @description Sent from the customer’s e-mail address */
                            specialRequests: {
                                [key: string]: unknown;
                            }[];
                            /** @description The subscription of the customer’s e-mail address */
                            newsletter: {
                                [key: string]: unknown;
                            }[];
                            /** @description Reviews of products, with the sizes of their photos */
                            reviews: {
                                [key: string]: unknown;
                            }[];
                            /** @description Questions about products, with the answers */
                            questions: {
                                [key: string]: unknown;
                            }[];
                            /** @description Files sent to be printed, the orders that use them, and who opened them */
                            artwork: {
                                [key: string]: unknown;
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
    postCustomersDeletion: {
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
    deleteCustomersDeletion: {
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
    getCustomersReauthentication: {
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
    postCustomersReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of identifier
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                    otp: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The kind of identifier
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                    otp: string;
                };
                "multipart/form-data": {
                    /**
                     * @description The kind of identifier
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                    otp: string;
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
    postCustomersReauthenticationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of identifier
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The kind of identifier
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                };
                "multipart/form-data": {
                    /**
                     * @description The kind of identifier
                     * @enum {string}
                     */
                    kind: "email" | "phone";
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
                        data: components["schemas"]["CodeSent"];
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
    postCustomersReauthenticationPasskeyOptions: {
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
    postCustomersReauthenticationPasskey: {
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
                "application/x-www-form-urlencoded": {
                    /** @description The credential’s id */
                    id: string;
                    /** @description base64url */
                    clientDataJSON: string;
                    /** @description base64url */
                    authenticatorData: string;
                    /** @description base64url */
                    signature: string;
                };
                "multipart/form-data": {
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
            /** @description Not signed in, or the session has ended */
            401: {
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
    postCustomersUndoIdentifier: {
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
                "application/x-www-form-urlencoded": {
                    token: string;
                };
                "multipart/form-data": {
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
    postCustomersLoginPasskeyOptions: {
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
    postCustomersLoginPasskey: {
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
                "application/x-www-form-urlencoded": {
                    /** @description The credential’s id */
                    id: string;
                    /** @description base64url */
                    clientDataJSON: string;
                    /** @description base64url */
                    authenticatorData: string;
                    /** @description base64url */
                    signature: string;
                };
                "multipart/form-data": {
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
                        data: components["schemas"]["SignedIn"];
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
    postCustomersPasskeysOptions: {
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
    getCustomersPasskeys: {
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
                        data: components["schemas"]["Passkey"][];
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
    postCustomersPasskeys: {
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
                "application/x-www-form-urlencoded": {
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
                "multipart/form-data": {
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
    deleteCustomersPasskeysById: {
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
    getSpecialRequestsProfile: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
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
                        data: components["schemas"]["OwnRequest"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
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
    postCartsQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    /**
                     * @default DELIVERY
                     * @enum {string}
                     */
                    fulfilment?: "DELIVERY" | "PICKUP";
                    /**
                     * Format: uuid
                     * @description One of the customer’s addresses, who must be signed in
                     */
                    addressId?: string;
                    /** @description Where to, when there is no address yet */
                    cityId?: string;
                    districtId?: string;
                    /**
                     * Format: uuid
                     * @description The cart’s name at checkout: what its own unpaid order holds is not missing; for its customer only
                     */
                    cartKey?: string;
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
                        data: components["schemas"]["CartQuote"];
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
    postCartsValidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    /**
                     * @default DELIVERY
                     * @enum {string}
                     */
                    fulfilment?: "DELIVERY" | "PICKUP";
                    /**
                     * Format: uuid
                     * @description One of the customer’s addresses, who must be signed in
                     */
                    addressId?: string;
                    /** @description Where to, when there is no address yet */
                    cityId?: string;
                    districtId?: string;
                    /**
                     * Format: uuid
                     * @description The cart’s name at checkout: what its own unpaid order holds is not missing; for its customer only
                     */
                    cartKey?: string;
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
                        data: components["schemas"]["CartChanges"];
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
    postCouponsApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    /** @description The same as `code`, by the name that carts give it */
                    couponCode?: string;
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
                    /** @default false */
                    urgent?: boolean;
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
                            code: string;
                            /** @enum {string} */
                            type: "PERCENT" | "FIXED" | "FREE_SHIPPING";
                            discount: number;
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
    deleteCoupons: {
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
    postCartsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    /**
                     * @default DELIVERY
                     * @enum {string}
                     */
                    fulfilment?: "DELIVERY" | "PICKUP";
                    /**
                     * Format: uuid
                     * @description One of the customer’s addresses, who must be signed in
                     */
                    addressId?: string;
                    /** @description Where to, when there is no address yet */
                    cityId?: string;
                    districtId?: string;
                    /**
                     * Format: uuid
                     * @description The cart’s name at checkout: what its own unpaid order holds is not missing; for its customer only
                     */
                    cartKey?: string;
                    /** @enum {string} */
                    format: "pdf" | "csv";
                    /** @enum {string} */
                    lang?: "en" | "ar";
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
                    "application/pdf": string;
                    "text/csv": string;
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
    getCartsCurrent: {
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
                        data: components["schemas"]["StoredCart"];
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
    putCartsCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        key: string;
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
                        /** @default 0 */
                        copy?: number;
                    }[];
                    saved?: {
                        key: string;
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
                        /** @default 0 */
                        copy?: number;
                    }[];
                    /** @default null */
                    couponCode?: string | null;
                    /** @default false */
                    urgent?: boolean;
                    version: number;
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
                        data: components["schemas"]["StoredCart"];
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
    postCartsMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        key: string;
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
                        /** @default 0 */
                        copy?: number;
                    }[];
                    saved?: {
                        key: string;
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
                        /** @default 0 */
                        copy?: number;
                    }[];
                    /** @default null */
                    couponCode?: string | null;
                    /** @default false */
                    urgent?: boolean;
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
                        data: components["schemas"]["StoredCart"];
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
    getQuotationsByCode: {
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
                        data: components["schemas"]["ConfirmedQuotation"];
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
    getSpecialRequestsByKeyQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of a link, or the reference of one’s own request */
                key: string;
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
                        data: components["schemas"]["RequestQuotation"];
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
    getSpecialRequestsByKeyQuotationPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of a link, or the reference of one’s own request */
                key: string;
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
    postSpecialRequestsByKeyAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of a link, or the reference of one’s own request */
                key: string;
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
                        data: components["schemas"]["RequestQuotation"];
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
    postSpecialRequestsByKeyDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of a link, or the reference of one’s own request */
                key: string;
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
                        data: components["schemas"]["RequestQuotation"];
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
    postSpecialRequestsByKeyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of a link, or the reference of one’s own request */
                key: string;
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
                            /** @description Opens the page on which the order is paid: /pay/{payToken} */
                            payToken: string;
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
    getProofsByToken: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ProofView"];
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
    getProofsByTokenPagesByProofByFileByPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                proof: number;
                file: number;
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
    getProofsByTokenProduct: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["ProofProduct"];
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
    getProofsByTokenPaper: {
        parameters: {
            query?: {
                /** @description The language of the document */
                lang?: "en" | "ar";
            };
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
    postProofsByTokenCode: {
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
                "application/json": {
                    /** @enum {string} */
                    contact: "phone" | "email";
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    contact: "phone" | "email";
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    contact: "phone" | "email";
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
                        data: components["schemas"]["CodeSent"];
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
    postProofsByTokenApproval: {
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
                "application/json": {
                    proof: number;
                    hash: string;
                    name: string;
                    /**
                     * @description Where the code was sent
                     * @default phone
                     * @enum {string}
                     */
                    contact?: "phone" | "email";
                    /** @description Not needed by the signed-in customer of the order */
                    otp?: string;
                };
                "application/x-www-form-urlencoded": {
                    proof: number;
                    hash: string;
                    name: string;
                    /**
                     * @description Where the code was sent
                     * @default phone
                     * @enum {string}
                     */
                    contact?: "phone" | "email";
                    /** @description Not needed by the signed-in customer of the order */
                    otp?: string;
                };
                "multipart/form-data": {
                    proof: number;
                    hash: string;
                    name: string;
                    /**
                     * @description Where the code was sent
                     * @default phone
                     * @enum {string}
                     */
                    contact?: "phone" | "email";
                    /** @description Not needed by the signed-in customer of the order */
                    otp?: string;
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
    postProofsByTokenChanges: {
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
                "application/json": {
                    proof: number;
                    pins: {
                        text: string;
                        /**
                         * @description Null for a change that is about all of it
                         * @default null
                         */
                        place?: {
                            file: number;
                            page: number;
                            x: number;
                            y: number;
                        } | null;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    proof: number;
                    pins: {
                        text: string;
                        /**
                         * @description Null for a change that is about all of it
                         * @default null
                         */
                        place?: {
                            file: number;
                            page: number;
                            x: number;
                            y: number;
                        } | null;
                    }[];
                };
                "multipart/form-data": {
                    proof: number;
                    pins: {
                        text: string;
                        /**
                         * @description Null for a change that is about all of it
                         * @default null
                         */
                        place?: {
                            file: number;
                            page: number;
                            x: number;
                            y: number;
                        } | null;
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
    postProofsByTokenFiles: {
        parameters: {
            query?: {
                /** @description The language of the page that the answer redirects to */
                lang?: "en" | "ar";
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The proof that it answers, if one waits for an answer */
                    proof?: string;
                    /** @description The place of the file that it replaces, from 0 */
                    position?: string;
                    /** @description Other requested changes */
                    text?: string;
                    /** @description The same with places, as JSON */
                    pins?: string;
                    /**
                     * Format: binary
                     * @description The file, judged by its content: at most 25 MB. Without one only the changes are asked for
                     */
                    attachments?: string;
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
    getCartsProfileByIdApprovals: {
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
                        data: components["schemas"]["OwnApproval"][];
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
    postCartsProfileByIdApprovals: {
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
                    position: number;
                    artworkIds: string[];
                    /** @description The faces whose previews were confirmed: all of them */
                    faces: {
                        /** Format: uuid */
                        artworkId: string;
                        page: number;
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
                        data: components["schemas"]["OwnApproval"][];
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
    postCartsProfileByIdProofLinks: {
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
                    position: number;
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
                            path: string;
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
    postCarts: {
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
                    /**
                     * Format: uuid
                     * @description Names the cart: it becomes one order, from however many tabs it is sent
                     */
                    cartKey?: string;
                    /**
                     * @default DELIVERY
                     * @enum {string}
                     */
                    fulfilment?: "DELIVERY" | "PICKUP";
                    /** Format: uuid */
                    addressId?: string;
                    contact: {
                        firstName: string;
                        lastName: string;
                        phone: string;
                        /** Format: email */
                        email: string;
                    };
                    couponCode?: string;
                    /** @default false */
                    urgent?: boolean;
                    poNumber?: string;
                    notes?: string;
                    /** @description The total that the customer was shown, in halalas; refused when it differs */
                    expectedTotal: number;
                    /** @enum {string} */
                    paymentMethod?: "" | "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER";
                    /** @description The gateway’s token for a card or wallet; for STC Pay the mobile number */
                    sourceToken?: string;
                    /**
                     * Format: uuid
                     * @description A saved card
                     */
                    cardId?: string;
                    /**
                     * @description Saves the card that pays: the answer says what the browser sends to the gateway, there is no `sourceToken`
                     * @default false
                     */
                    keepCard?: boolean;
                    /**
                     * @description Follows from the method; anything else is refused
                     * @enum {string}
                     */
                    installment?: "WITH" | "WITHOUT";
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
                        data: components["schemas"]["Payment"];
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
    getCartsProfile: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                status?: "PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED";
                search?: string;
                from?: string;
                to?: string;
                sort?: "newest" | "oldest";
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
                        data: components["schemas"]["ListedOrder"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
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
    getCartsUnpaid: {
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
                        data: components["schemas"]["UnpaidOrder"][];
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
    getCustomersTransactions: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                status?: "PAID" | "REFUNDED" | "REFUND_PENDING";
                method?: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
                from?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Transaction"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
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
    getCartsProfileByIdInvoice: {
        parameters: {
            query?: {
                document?: string;
                lang?: "ar" | "en";
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
    getCartsProfileById: {
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
                        data: components["schemas"]["Order"];
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
    deleteCartsProfileById: {
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
    getCartsProductsByIdProfile: {
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
                        data: components["schemas"]["OrderLine"][];
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
    postCartsProfileByIdCancelRequest: {
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
    postCartsProfileByIdConfirm: {
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
    postCartsProfileByIdReorder: {
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
                    /**
                     * @description Other quantities than those ordered, by the keys of the answer
                     * @default []
                     */
                    quantities?: {
                        key: string;
                        quantity: number;
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
                            items: {
                                key: string;
                                productPrice: string;
                                quantity: number;
                                features: {
                                    productFeature: string;
                                    choices: string[];
                                    value?: string;
                                }[];
                                /** @enum {string} */
                                designMode: "UPLOAD" | "EDITOR" | "DESIGN_FOR_ME" | "LATER";
                                artworkIds: string[];
                                /** @description The side of each file, in order; null: all sides in one file. Empty: not specified */
                                artworkFaces: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null)[];
                                /** @description Pieces of each design, together the quantity of the line; empty: shared evenly */
                                designPieces: number[];
                                notes: string;
                                finalPrice: number;
                            }[];
                            number: number;
                            placedAt: string & (unknown & unknown);
                            /**
                             * Format: date
                             * @description The same day in Riyadh
                             */
                            placedOn: string;
                            deliveredAt: (string & (unknown & unknown)) | null;
                            /** @description Each line of the order as it was then and as it is today */
                            lines: components["schemas"]["ReorderedLine"][];
                            differences: {
                                key: string;
                                name: string;
                                /** @enum {string} */
                                kind: "gone" | "repriced" | "adjusted" | "invalid" | "filesGone";
                                /** @description A quantity, halalas a piece, or files */
                                from: number | null;
                                to: number | null;
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
    getPaymentsMethods: {
        parameters: {
            query?: {
                total?: number;
                /** @description Where the order goes; payment methods do not depend on it */
                city?: string;
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
                            methods: {
                                /** @enum {string} */
                                method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER";
                                /** @description Why it is not available for this total */
                                hidden: ("TOO_LOW" | "TOO_HIGH") | null;
                                limits: {
                                    least: number;
                                    most: number;
                                };
                            }[];
                            /** @description Where browsers send cards */
                            cardGateway: {
                                url: string;
                                publishableKey: string;
                            } | null;
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
    postPayments: {
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
                    /** Format: uuid */
                    orderId: string;
                    /** @enum {string} */
                    paymentMethod?: "" | "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER";
                    /** @description The gateway’s token for a card or wallet; for STC Pay the mobile number */
                    sourceToken?: string;
                    /**
                     * Format: uuid
                     * @description A saved card
                     */
                    cardId?: string;
                    /**
                     * @description Saves the card that pays: the answer says what the browser sends to the gateway, there is no `sourceToken`
                     * @default false
                     */
                    keepCard?: boolean;
                    /**
                     * @description Follows from the method; anything else is refused
                     * @enum {string}
                     */
                    installment?: "WITH" | "WITHOUT";
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
                        data: components["schemas"]["Payment"];
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
    getPaymentsById: {
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
                        data: components["schemas"]["Payment"];
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
    postPaymentsByIdCancel: {
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
                        data: components["schemas"]["Payment"];
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
    postPaymentsEligibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    total: number;
                    contact: {
                        phone: string;
                        /** Format: email */
                        email: string;
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
                        data: {
                            unavailable: {
                                /** @enum {string} */
                                method: "TABBY";
                                /** @enum {string} */
                                reason: "NOT_ELIGIBLE" | "TOO_HIGH" | "TOO_LOW";
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
    getCreditCards: {
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
                        data: components["schemas"]["SavedCard"][];
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
    postCreditCards: {
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
                        data: components["schemas"]["SavedCard"];
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
    postCreditCardsByIdCheck: {
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
                        data: components["schemas"]["SavedCard"];
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
    patchCreditCardsByIdDefault: {
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
    deleteCreditCardsById: {
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
    getPaymentLinksByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A secret */
                token: string;
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
                        data: components["schemas"]["PaymentLink"];
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
    postPaymentLinksByToken: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                /** @description A secret */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentMethod: "APPLE_PAY" | "CARD" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER";
                    /** @description The gateway’s token for a card or wallet; for STC Pay the mobile number */
                    sourceToken?: string;
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
                            /** @enum {string} */
                            status: "CREATED" | "REQUIRES_ACTION" | "AUTHORIZED" | "PAID" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "PART_REFUNDED";
                            declineCode: string | null;
                            /** @description Where the browser continues */
                            redirectUrl: string | null;
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
    postPaymentLinksByTokenEligibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A secret */
                token: string;
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
                            unavailable: {
                                /** @enum {string} */
                                method: "TABBY";
                                /** @enum {string} */
                                reason: "NOT_ELIGIBLE" | "TOO_HIGH" | "TOO_LOW";
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
    getCustomersNotifications: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
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
                        data: components["schemas"]["Notification"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
                            unread: number;
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
    postCustomersNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
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
    postPaymentsByIdReceipts: {
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
                "multipart/form-data": {
                    /** @description One PDF, PNG, JPEG or WebP, at most 10 MB */
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
                        data: components["schemas"]["BankReceipt"];
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
    postPaymentLinksByTokenReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A secret */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description One PDF, PNG, JPEG or WebP, at most 10 MB */
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
    getProductsByIdReviews: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                sort?: "newest" | "highest" | "lowest" | "photos";
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
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Review"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
                            summary: components["schemas"]["ReviewSummary"];
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
    postProductsByIdReviews: {
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
                "multipart/form-data": {
                    /** Format: uuid */
                    order: string;
                    /** @description Which line of the order */
                    position: string;
                    /** @enum {string} */
                    rating: "1" | "2" | "3" | "4" | "5";
                    text: string;
                    /** @description Photos: JPEG, PNG, WebP or AVIF, at most 10 MB each */
                    attachments?: string[];
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
                        data: components["schemas"]["OwnReview"];
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
    getReviewsPhotosById: {
        parameters: {
            query?: {
                size?: "full" | "small";
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
    getProductsByIdQuestions: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
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
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Question"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            lastPage: number;
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
    postProductsByIdQuestions: {
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
    getCartsProfileByIdReviews: {
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
                        data: {
                            position: number;
                            product: string;
                            review: components["schemas"]["OwnReview"] | null;
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
    putReviewsById: {
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
                "multipart/form-data": {
                    /** @enum {string} */
                    rating: "1" | "2" | "3" | "4" | "5";
                    text: string;
                    /** @description Ids of photos that stay, with commas between */
                    keep?: string;
                    /** @description Photos: JPEG, PNG, WebP or AVIF, at most 10 MB each */
                    attachments?: string[];
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
                        data: components["schemas"]["OwnReview"];
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
    deleteReviewsById: {
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
    getReviewsByIdPhotosByPhoto: {
        parameters: {
            query?: {
                size?: "full" | "small";
            };
            header?: never;
            path: {
                id: string;
                photo: string;
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
    postArtworkUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
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
                            /** @description The display name */
                            name: string;
                            /** @description Bytes announced */
                            byteLength: number;
                            /** @description Bytes received: where the next piece begins */
                            byteOffset: number;
                            /** @description An incomplete upload is deleted then */
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
    getArtworkUploadsById: {
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
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @description The display name */
                            name: string;
                            /** @description Bytes announced */
                            byteLength: number;
                            /** @description Bytes received: where the next piece begins */
                            byteOffset: number;
                            /** @description An incomplete upload is deleted then */
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
    deleteArtworkUploadsById: {
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
    patchArtworkUploadsById: {
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
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @description The display name */
                            name: string;
                            /** @description Bytes announced */
                            byteLength: number;
                            /** @description Bytes received: where the next piece begins */
                            byteOffset: number;
                            /** @description An incomplete upload is deleted then */
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
    postArtworkUploadsByIdFinish: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Artwork"];
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
    getArtworks: {
        parameters: {
            query?: {
                /** @description Only these versions, whatever their state; repeated */
                ids?: string[];
                /** @description The newest version of each file, or all */
                versions?: "newest" | "all";
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
                        data: components["schemas"]["Artwork"][];
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
    getArtworksById: {
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
                        data: components["schemas"]["Artwork"];
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
    deleteArtworksById: {
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
    putArtworksByIdContents: {
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
                    contents: ("flag" | "emblem" | "leaders" | "faith" | "stamp")[];
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
                        data: components["schemas"]["Artwork"];
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
    putArtworksByIdAside: {
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
                    isAside: boolean;
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
                        data: components["schemas"]["Artwork"];
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
    getArtworksByIdPicturesByPage: {
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
    getArtworksByIdFinishesByPage: {
        parameters: {
            query: {
                /** @description Ordered finishes; repeated */
                layers: ("Foil" | "Gloss" | "White" | "Cut")[];
            };
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
                        data: components["schemas"]["PageFinishes"];
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
    postArtworksByIdOriginal: {
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
                        data: {
                            path: string;
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
    getArtworkOriginalsByToken: {
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
    postArtworksByIdCheck: {
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
                    productPrice: string;
                    /** @default [] */
                    features?: {
                        productFeature: string;
                        /** @default [] */
                        choices?: string[];
                        value?: string;
                    }[];
                    /**
                     * @description The side of the file; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null;
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
                        data: components["schemas"]["ArtworkCheck"];
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
    postArtworksSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productPrice: string;
                    /** @default [] */
                    features?: {
                        productFeature: string;
                        /** @default [] */
                        choices?: string[];
                        value?: string;
                    }[];
                    /**
                     * @description The side of the file; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null;
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
                            faces: {
                                /** @enum {string} */
                                code: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip";
                                width: number;
                                height: number;
                                bleed: number;
                                safe: number;
                                shape: string;
                                /** @description The radius of its corners after the cut */
                                corner: number;
                                /** @description The scale of the file: 1 to this */
                                scale: number;
                            }[];
                            /** @description Blank sheets to download: those of the variant and of the size that is chosen */
                            templates: {
                                name: string;
                                fileName: string;
                                byteSize: number;
                                href: string;
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
    postArtworksByIdConfirm: {
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
                    productPrice: string;
                    /** @default [] */
                    features?: {
                        productFeature: string;
                        /** @default [] */
                        choices?: string[];
                        value?: string;
                    }[];
                    /**
                     * @description The side of the file; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null;
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
                        data: components["schemas"]["ArtworkCheck"];
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
    postArtworksByIdFixes: {
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
                    productPrice: string;
                    /** @default [] */
                    features?: {
                        productFeature: string;
                        /** @default [] */
                        choices?: string[];
                        value?: string;
                    }[];
                    /**
                     * @description The side of the file; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null;
                    /** @description Fixes that the findings of the check name; they are carried out together */
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
                        data: components["schemas"]["Artwork"];
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
    postArtworksByIdFiles: {
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
                    files: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        status: 1;
                        message: string;
                        data: components["schemas"]["Artwork"][];
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
    postArtworkPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productPrice: string;
                    /** @default [] */
                    features?: {
                        productFeature: string;
                        /** @default [] */
                        choices?: string[];
                        value?: string;
                    }[];
                    artworkIds: string[];
                    /**
                     * @description The side of each file, in order; null: all sides in one file. Empty: not specified
                     * @default []
                     */
                    artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null)[];
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
                        data: components["schemas"]["ArtworkPreview"];
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
    postArtworkPreviewsLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        productPrice: string;
                        /** @default [] */
                        features?: {
                            productFeature: string;
                            /** @default [] */
                            choices?: string[];
                            value?: string;
                        }[];
                        artworkIds: string[];
                        /**
                         * @description The side of each file, in order; null: all sides in one file. Empty: not specified
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve" | "clip") | null)[];
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
                        /** @description In the order of the lines; without an id for a line that cannot be drawn */
                        data: components["schemas"]["ArtworkPreview"][];
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
    getArtworkPreviewsById: {
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
    getCartsProfileByIdArtwork: {
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
                        data: components["schemas"]["OrderFiles"][];
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
    putCartsProfileByIdArtwork: {
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
                    position: number;
                    artworkIds: string[];
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
                    /** @description The files that the customer saw; refused if they have changed since */
                    seenIds?: string[];
                    /** @description ZIP files that still wait for a choice, by their uploads, others of the line are discarded; and incomplete uploads, which join the line automatically */
                    packageIds?: string[];
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
                        data: components["schemas"]["OrderFiles"][];
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
    postCartsProfileByIdArtworkDesign: {
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
                    position: number;
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
                        data: components["schemas"]["OrderFiles"][];
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
}
