// Made by "npm run openapi" from the API's schemas.
export interface paths {
    "/api/app/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Top categories with their sub-categories */
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
        /** The categories as menus name them */
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
        /** Top categories as a shop window shows them */
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
        /** A category or sub-category */
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
        /** All sub-categories */
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
        /** Lowest and highest price of a piece in a category, SAR */
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
        /** Products of a category or of the shop, searched, filtered and sorted */
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
        /** A product */
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
        /** When products last changed, the newest products first */
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
        /** Products that go with a product */
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
        /** Products and categories for what has been typed so far */
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
        /** A print template, as a file to save */
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
        /** Slides: of the website (0) or all (1) */
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
        /** Banners, of one place or of all */
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
        /** Companies that print here */
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
        /** Social links */
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
        /** Contact info and the legal identity of the shop */
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
        /** Articles, newest first, of one tag or of all */
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
        /** An article with others like it */
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
        /** A page of the company */
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
        /** Send a message to the company */
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
        /** Unsubscribe, called by the button of the page that mail links to */
        get: operations["getNewsletterSubscribersUnsubscribe"];
        put?: never;
        /** Unsubscribe by one click in a mail program */
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
        /** Report a page that failed in the browser */
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
        /** Ask for something special, with files */
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
        /** Regions */
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
        /** Cities of a region */
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
        /** All cities, region by region */
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
        /** Districts of a city; none where they are not known */
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
        /** One’s addresses, the default first */
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
        /** An address */
        get: operations["getAddressesById"];
        /** Replace an address */
        put: operations["putAddressesById"];
        post?: never;
        /** Delete an address */
        delete: operations["deleteAddressesById"];
        options?: never;
        head?: never;
        /** Change some of an address */
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
        /** What the customer likes, the newest first */
        get: operations["getFavorites"];
        put?: never;
        /** Like something; twice is the same as once */
        post: operations["postFavorites"];
        /** Like nothing any more */
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
        /** The ids of what the customer likes */
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
        /** Add what a visitor liked before signing in */
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
        /** Like something no more; the id is that of the product price */
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
        /** What a visitor likes, by the ids stored in the browser */
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
        /** Send a code to sign in with */
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
        /** Send another code */
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
        /** Sign in, or finish signing up, with a code */
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
        /** Send a code to choose a new password with */
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
        /** Choose a new password; every device is signed out */
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
        /** Sign in with an access token of Google */
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
        /** Where one may sign in beside the shop */
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
        /** A new access token, by the cookie of the last sign-in */
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
        /** Sign this device out */
        get: operations["getCustomersLogout"];
        put?: never;
        /** Sign this device out */
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
        /** The devices one is signed in on */
        get: operations["getCustomersDevices"];
        put?: never;
        post?: never;
        /** Sign every device out, this one too */
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
        /** Sign a device out */
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
        /** Sign every other device out */
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
        /** Who is signed in */
        get: operations["getCustomersProfile"];
        /** Change some of one’s profile */
        put: operations["putCustomersProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some of one’s profile */
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
        /** Send a code to a new e-mail address or phone */
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
        /** Use the new e-mail address or phone */
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
        /** Connect Google to the account */
        post: operations["postCustomersGoogle"];
        /** Take Google away from the account */
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
        /** All that is stored about the customer */
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
        /** Delete the account, after 30 days of grace */
        post: operations["postCustomersDeletion"];
        /** Keep the account after all */
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
        /** Whether the ways in may be changed without reauthentication */
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
        /** Options for reauthentication with a passkey */
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
        /** Take back the change of an identifier */
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
        /** What a passkey is asked to sign */
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
        /** What a new passkey is made of */
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
        /** One’s passkeys */
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
        /** Special requests sent with one’s verified email, the newest first */
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
        /** What a cart costs, and when it is ready */
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
        /** What changed about a cart since it was last looked at */
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
        /** What a coupon takes off a cart, or why it does not count */
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
        /** Use no coupon; the cart forgets its code */
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
        /** The cart as a file: a quotation (pdf) or a table (csv) */
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
        /** The stored cart of the customer */
        get: operations["getCartsCurrent"];
        /** Replace the stored cart; 409 when it changed since that version */
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
        /** Join the cart of a browser with the stored one, after signing in */
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
        /** Confirms a quotation by the code on it */
        get: operations["getQuotationsByCode"];
        put?: never;
        post?: never;
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
        /** A print proof, by its link */
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
        /** The picture of a page of a print proof */
        get: operations["getProofsByTokenPagesByProofByFileByPage"];
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
        /** The newest print proof as a PDF */
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
        /** Send the code that a print proof is approved with */
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
        /** Ask for changes of a print proof */
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
        /** Send a file by the link to a print proof, and ask for changes */
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
        /** The lines that wait for the customer’s approval */
        get: operations["getCartsProfileByIdApprovals"];
        put?: never;
        /** Approve a line: it is printed exactly so */
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
        /** A new link to the proof that waits for the customer’s answer */
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
        /** Buy a cart; 409 with the differences when it costs something else */
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
        /** One’s orders, the newest first */
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
        /** One’s orders that wait for their money */
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
        /** What one has paid and got back, the newest first */
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
        /** The invoice of an order, in both languages */
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
        /** An order with everything that belongs to it */
        get: operations["getCartsProfileById"];
        put?: never;
        post?: never;
        /** Cancel an order, with all money back */
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
        /** What was ordered */
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
        /** Ask to cancel an order that is being made */
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
        /** Complete an order that has arrived */
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
        /** The order for a cart of today, with what is different */
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
        /** Ways to pay a total, and why some are not offered */
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
        /** Try once more to pay an order, with its goods still held */
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
        /** How a payment stands */
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
        /** Give a payment up, and its order */
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
        /** Which instalments this customer cannot have */
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
        /** One’s cards, the default first */
        get: operations["getCreditCards"];
        put?: never;
        /** Keep a card */
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
        /** Ask the gateway whether a card can still pay */
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
        /** Make a card the default one */
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
        /** Forget a card */
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
        /** An order that is paid by a link */
        get: operations["getPaymentLinksByToken"];
        put?: never;
        /** Pay an order by its link */
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
        /** Which instalments an order cannot have that is paid by a link */
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
        /** Messages about one’s orders, the newest first */
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
        /** Mark messages about one’s orders as read */
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
        /** Send the receipt of a bank transfer */
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
        /** Send the receipt of a bank transfer by the link of its order */
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
        /** The reviews of a product */
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
        /** A photo of a published review */
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
        /** The questions about a product that are answered */
        get: operations["getProductsByIdQuestions"];
        put?: never;
        /** Ask the shop about a product */
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
        /** What of an order may be reviewed, with the reviews */
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
        /** Change one’s review; it is published again once it is checked */
        put: operations["putReviewsById"];
        post?: never;
        /** Delete one’s review */
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
        /** A photo of one’s own review, published or not */
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
        /** Announce a file of Upload-Length bytes */
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
        /** How far a file has come, also by HEAD */
        get: operations["getArtworkUploadsById"];
        put?: never;
        post?: never;
        /** Give a file up */
        delete: operations["deleteArtworkUploadsById"];
        options?: never;
        head?: never;
        /** Send the piece at Upload-Offset */
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
        /** A complete upload becomes a file; again, and it is the same */
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
        /** One’s own files, the newest first */
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
        /** A file and what was found in it */
        get: operations["getArtworksById"];
        put?: never;
        post?: never;
        /** Delete a file with its pictures and text */
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
        /** Say what a design shows that Saudi rules ask about */
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
        /** Take a file off its line, or use it again; a visitor’s file goes a day after */
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
        /** The picture of a page */
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
        /** The finishes of a page, apart from its colours */
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
        /** A link to the file as it was sent: for this browser, for ten minutes */
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
        /** The file as it was sent, by its link; who opens it is noted for its owner */
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
        /** What a file for a configured product looks like */
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
        /** Accept all warnings, and that the text was read right */
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
        /** Make a fixed copy of a file, as a version beside it */
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
        /** Take files out of a package; each becomes a file of its own */
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
        /** Draw a product with the artwork of a line, once */
        post: operations["postArtworkPreviews"];
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
        /** The picture of a product with one’s own artwork */
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
        /** The lines that are printed from files, and those files */
        get: operations["getCartsProfileByIdArtwork"];
        /** Print a line from these files, until they are signed off */
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
        /** Leave the design of a line to the shop, when that was offered */
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
        FieldProblem: {
            field: string;
            /** @enum {string} */
            code: "required" | "invalid" | "unknown_field" | "too_short" | "too_long" | "too_small" | "too_big" | "not_an_option" | "bad_characters" | "invalid_email" | "invalid_email_format" | "phone_digits_only" | "phone_too_short" | "full_name_required" | "full_name_too_short" | "message_required" | "description_required" | "date_in_past" | "identifier_invalid" | "email_or_phone_invalid" | "code_too_short" | "first_name_too_short" | "last_name_too_short" | "phone_not_ten_digits" | "phone_not_a_mobile" | "email_or_phone_required" | "already_registered" | "name_taken" | "birth_date_in_future" | "birth_date_too_early" | "password_too_short" | "password_common" | "passwords_differ" | "short_address_invalid" | "short_address_differs" | "building_invalid" | "vat_number_invalid" | "cr_number_invalid" | "contact_incomplete" | "artwork_unknown" | "pieces_not_shared" | "payment_method_required" | "shipping_address_required" | "credit_card_required" | "idempotency_key_required";
            message: string;
        };
        ProblemAnswer: {
            /** @constant */
            status: 0;
            message: string;
            title: string;
            /** @enum {string} */
            code: "VALIDATION" | "BAD_JSON" | "BAD_CHARACTERS" | "UNAUTHENTICATED" | "FORBIDDEN" | "REAUTHENTICATION_NEEDED" | "PERMISSION_MISSING" | "OWN_APPROVAL" | "REFUND_DAY_LIMIT" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "DUPLICATE" | "ACCOUNT_EXISTS" | "PRICE_CHANGED" | "STOCK_CHANGED" | "CHECKOUT_IN_PROGRESS" | "PAYMENT_IN_PROGRESS" | "LINK_JUST_MADE" | "ILLEGAL_TRANSITION" | "ASK_TO_CANCEL" | "ORDER_ON_HOLD" | "REFUND_TOO_HIGH" | "JOBS_NOT_DONE" | "JOB_MOVED" | "SHEET_MATERIAL" | "SHEET_METHOD" | "SHEET_SIDES" | "SHEET_FINISH" | "SHEET_SIZE" | "SHEET_FULL" | "PROOF_NEEDED" | "DESIGN_NEEDED" | "APPROVED_FILE_CHANGED" | "PROOF_CLOSED" | "FACES_NOT_TICKED" | "MUST_BE_FIXED" | "NOT_CHECKED" | "STATION_IN_USE" | "NOT_ASSIGNABLE" | "VERSION_CONFLICT" | "LAST_OWNER" | "LAST_FACTOR" | "SAME_STATUS" | "NOT_INVITED" | "OWN_RIGHTS" | "ROLE_IN_USE" | "CHANGED_SINCE" | "UPLOAD_OFFSET" | "UPLOAD_INCOMPLETE" | "ARTWORK_NOT_OPENED" | "ARTWORK_TO_CHANGE" | "ARTWORK_IN_USE" | "FIX_NOT_OFFERED" | "NOT_FIXED" | "PACKAGE_BROKEN" | "NOT_SEPARATED" | "NOT_IMPOSED" | "ARTWORK_SIGNED_OFF" | "ARTWORK_CHANGED" | "EXPIRED" | "TUS_VERSION" | "BODY_TOO_LARGE" | "FILE_TOO_LARGE" | "ARTWORK_TOO_LARGE" | "ARTWORK_DAY_LIMIT" | "UPLOAD_TOO_LONG" | "TOO_MANY_FILES" | "URI_TOO_LONG" | "UNSUPPORTED_MEDIA_TYPE" | "FILE_TYPE" | "FILE_EMPTY" | "CLOSED_DAY" | "PRINT_SIZE_MISSING" | "CODE_INVALID" | "PIN_WRONG" | "WORKBOOK_TOO_LARGE" | "SIGN_IN_FAILED" | "STAFF_SIGN_IN_FAILED" | "TOO_MANY_ROLES" | "NOT_UNDOABLE" | "BUILT_IN_ROLE" | "PASSWORD_WRONG" | "PASSKEY_FAILED" | "GOOGLE_FAILED" | "TOO_MANY_ADDRESSES" | "KEY_REUSED" | "CART_EMPTY" | "NOT_SHIPPED" | "METHOD_NOT_OFFERED" | "TOO_MANY_UNPAID" | "CARD_NOT_ACCEPTED" | "TOO_MANY_CARDS" | "CARD_EXPIRED" | "CARD_INACTIVE" | "CARD_UNVERIFIED" | "NOT_DELIVERED" | "COUPON_INVALID" | "COUPON_EXPIRED" | "COUPON_NOT_STARTED" | "COUPON_MIN_SUBTOTAL" | "COUPON_LIMIT_REACHED" | "COUPON_ALREADY_USED" | "COUPON_NOT_ELIGIBLE" | "COUPON_URGENT" | "VERSION_NEEDED" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "UNEXPECTED" | "UNAVAILABLE" | "SMS_UNAVAILABLE" | "GATEWAY_AWAY" | "STORAGE_FULL";
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
        CodeSent: {
            /** Format: uuid */
            id: string;
            /** @description The identifier, masked */
            sentTo: string;
            resendAfterSeconds: number;
            expiresInSeconds: number;
        };
        SignedIn: {
            /** @description For the header Authorization, after "Bearer "; keep it in memory only */
            accessToken: string;
            expiresInSeconds: number;
            /** @description Whether the account was opened just now */
            isNew: boolean;
        };
        PrintProof: {
            number: number;
            /** @enum {string} */
            state: "DRAFT" | "SENT" | "APPROVED" | "CHANGES_ASKED" | "SUPERSEDED" | "WITHDRAWN";
            /** @description SHA-256 over its files, in hexadecimal */
            hash: string;
            /** @description Of a file that the customer sent after the proof before */
            isOfNewFile: boolean;
            /** @description From the artwork desk */
            message: string | null;
            decidedAt: (string & (unknown & unknown)) | null;
            signedBy: string | null;
            pages: {
                file: number;
                page: number;
                width: number;
                height: number;
                /** @description The cut page, and how far its picture goes beyond the cut on each side */
                trim: {
                    width: number;
                    height: number;
                    left: number;
                    right: number;
                    top: number;
                    bottom: number;
                };
                /** @description The side of the product that it is; null where that is not known */
                face: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null;
                /** @description The radius of its corners after the cut */
                corner: number;
            }[];
            pins: {
                number: number;
                /** @description Null when it is about all of it */
                file: number | null;
                page: number | null;
                /** @description Millimetres from the left of the cut page */
                x: number | null;
                y: number | null;
                text: string;
                /** @description What was done about it */
                answer: string | null;
            }[];
            /** @description The text as we read it */
            read: {
                text: string;
                isArabic: boolean;
            }[];
        };
        ProofView: {
            order: number;
            name: string;
            quantity: number;
            /** @description What was chosen */
            facts: {
                label: string;
                value: string;
            }[];
            /** @description Where it goes; null when it is picked up */
            city: string | null;
            /** @description The newest; null while none is shown */
            proof: components["schemas"]["PrintProof"] | null;
            /** @description The one before it of which changes were asked */
            previous: components["schemas"]["PrintProof"] | null;
            /** @description What stays white, because the files have no page for it */
            blankFaces: {
                /** @description Place of the file in its line, from 0 */
                file: number;
                /** @enum {string} */
                face: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve";
                width: number;
                height: number;
            }[];
            /** @description What is agreed to */
            words: string;
            /** @description Until when an approval keeps the day, and the day of a later one */
            clock: {
                approveBy: string & (unknown & unknown);
                /** Format: date */
                ready: string;
                /** Format: date */
                otherwise: string;
            } | null;
            /**
             * Format: date
             * @description The day that the order is ready
             */
            readyBy: string;
            /** @description Where a code is sent, masked; null for a customer who gave no e-mail address */
            contact: {
                phone: string;
                email: string | null;
            };
            /** @description FILE: for a first file. CHANGE: for another one. Null: for no file of the customer */
            waitsFor: ("FILE" | "CHANGE") | null;
            /** @description What the artwork desk asks for, in its words */
            question: string | null;
            /** @description Names of the files that it is printed from now */
            files: string[];
            /** @description The link takes another file, in the place of one of these */
            takesFile: boolean;
            /** @description Whether the customer of the order is signed in, who needs no code */
            isOwner: boolean;
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
            /** @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said */
            artworkFaces: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
            /** @description Pieces of each design, together the quantity of the line; empty: shared evenly */
            designPieces: number[];
            /** @description Uploads that have not arrived whole; each joins the line by itself when it has */
            uploadIds: string[];
            notes: string;
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
            /** @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said */
            artworkFaces: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
            /** @description Pieces of each design, together the quantity of the line; empty: shared evenly */
            designPieces: number[];
            /** @description Files that are still on their way and join the line by themselves. Bytes */
            arriving: {
                name: string;
                byteLength: number;
                byteOffset: number;
            }[];
            /** @description OFFERED: after a long wait the customer chooses how to go on. DESIGN: the shop designs it */
            choice: ("OFFERED" | "DESIGN") | null;
            /** @description Files can still be sent and replaced */
            isOpen: boolean;
            /** @description What production waits for its customer for, and until when an answer keeps the day */
            wait: {
                /** @enum {string} */
                cause: "FILE" | "CHANGE" | "CONFIRM" | "TICK" | "PROOF";
                answerBy: string & (unknown & unknown);
                /** Format: date */
                ready: string;
                /**
                 * Format: date
                 * @description The day of a later answer
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
            } | null;
        };
        OwnApproval: {
            /** @description The line of the order */
            position: number;
            /** @description The sentence to be ticked */
            words: string;
            /** @description The files that the approval is of */
            artworkIds: string[];
            /** @description Their previews are ticked as well, each of them */
            faces: {
                /** @description Place of the file in its line, from 0 */
                file: number;
                /** Format: uuid */
                artworkId: string;
                page: number;
                face: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null;
                /** @description The cut page, and how far its picture goes beyond the cut on each side */
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
                face: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve";
                width: number;
                height: number;
            }[];
        };
        Artwork: {
            /**
             * Format: uuid
             * @description Names this version: what a line of a cart is printed from
             */
            id: string;
            /**
             * Format: uuid
             * @description Names the file through all its versions
             */
            fileId: string;
            /** @description Counts the versions of the file, from 1 */
            number: number;
            /**
             * @description Sent, fixed for the owner, or made by the shop
             * @enum {string}
             */
            source: "UPLOAD" | "FIX" | "STAFF" | "DESIGN";
            /** @description Of a fixed copy: the version that it was made from, unless that is deleted */
            fixedFrom: string | null;
            /** @description The label it is shown by */
            name: string;
            byteLength: number;
            /**
             * @description RECEIVED and OPENING end by themselves; ask again
             * @enum {string}
             */
            state: "RECEIVED" | "OPENING" | "OPENED" | "REFUSED" | "NEEDS_PERSON";
            /** @description What the owner says it shows, of what Saudi rules ask about; null: they were not asked yet */
            contents: ("flag" | "emblem" | "leaders" | "faith" | "stamp")[] | null;
            /** @description It waits for the scanner for viruses, and goes on by itself */
            isScannerAway: boolean;
            kind: ("PDF" | "AI" | "JPEG" | "PNG" | "WEBP" | "TIFF" | "SVG" | "PSD" | "EPS") | null;
            /** @description What it is, when the shop does not print from it */
            refusedFormat: string | null;
            pageCount: number | null;
            /** @description What a package holds (refusedFormat ZIP): its owner chooses (POST /artworks/{id}/files). Bytes */
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
            /** @description The text as it was read, to be confirmed */
            lines: {
                page: number;
                text: string;
                isArabic: boolean;
            }[];
            sentAt: string & (unknown & unknown);
            /** @description When it goes, unless an order needs it */
            deleteAfter: string & (unknown & unknown);
            /** @description Numbers of the orders that are printed from it */
            usedIn: number[];
            /** @description Who opened the original */
            opened: {
                at: string & (unknown & unknown);
                /** @enum {string} */
                actor: "CUSTOMER" | "STAFF" | "LINK";
            }[];
        };
        ArtworkFinding: {
            /** @enum {string} */
            code: "file-damaged" | "file-locked" | "file-form" | "file-active-content" | "file-comments" | "file-layers" | "file-needs-person" | "text-outlined" | "text-unreadable" | "page-count" | "page-back-missing" | "page-multiple" | "page-empty" | "page-size" | "page-size-near" | "page-rotated" | "page-sizes-differ" | "page-at-a-tenth" | "bleed-missing" | "bleed-partial" | "marks-inside" | "text-near-cut" | "text-over-fold" | "picture-unusable" | "picture-soft" | "picture-line-art" | "picture-oversized" | "colour-rgb" | "colour-other" | "spot-not-ordered" | "layer-missing" | "layer-alias" | "layer-tinted" | "separation-all" | "ink-heavy" | "white-overprints" | "black-knocks-out" | "black-text-mixed" | "stroke-thin" | "stroke-too-thin" | "text-small" | "text-dots-thin" | "font-missing" | "font-replaced" | "arabic-letters-apart" | "arabic-order-reversed" | "arabic-words-reversed" | "arabic-glyph-missing" | "arabic-wrong-encoding" | "arabic-number-reversed" | "arabic-digits-mixed" | "arabic-phones-differ" | "date-disagrees" | "content-flag" | "content-emblem" | "content-leaders" | "content-faith" | "content-stamp";
            /**
             * @description Cannot be printed; may disappoint; good to know
             * @enum {string}
             */
            severity: "ERROR" | "WARNING" | "NOTE";
            /** @description From 1; null when it is about the whole file */
            page: number | null;
            /** @description Where on the page */
            box: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            facts: {
                [key: string]: string | number;
            };
            /** @description What a program can put right */
            fix: ("ADD_BLEED" | "SCALE" | "ROTATE" | "TO_CMYK" | "BLACK_TEXT" | "SPOT_TO_CMYK" | "RENAME_LAYER" | "DROP_MARKS" | "BLACK_OVERPRINT" | "WHITE_KNOCKOUT") | null;
        };
        PrintShot: {
            code: string;
            version: string;
            width: number;
            height: number;
            /** @description How much light the blank throws back */
            white: number;
            regions: {
                /** @enum {string} */
                face: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve";
                /** @description Pixels */
                box: {
                    left: number;
                    top: number;
                    width: number;
                    height: number;
                };
                /** @description Its picture of light is stretched over these */
                light: [
                    number,
                    number
                ];
                /** @description How large artwork is drawn for it */
                texels: {
                    width: number;
                    height: number;
                };
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
                code: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve";
                width: number;
                height: number;
                bleed: number;
                safe: number;
                shape: string;
                /** @description The file is drawn at one to this */
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
                /** @description Ordered finishes that are on this page */
                layers: ("Foil" | "Gloss" | "White" | "Cut")[];
            }[];
            /** @description Pictures of the product that artwork is laid on; none: it is shown flat */
            shots: components["schemas"]["PrintShot"][];
            /**
             * @description What foil is made of, where there is any
             * @enum {string}
             */
            metal: "GOLD" | "SILVER" | "COPPER";
            /** @description When the owner accepted what may disappoint */
            confirmedAt: (string & (unknown & unknown)) | null;
        };
        PageFinishes: {
            /**
             * Format: base64
             * @description The page in its colours, a WebP file
             */
            picture: string;
            plates: {
                /** @enum {string} */
                layer: "Foil" | "Gloss" | "White" | "Cut";
                /**
                 * Format: base64
                 * @description Grey, black where the finish is full
                 */
                png: string;
            }[];
        };
        ArtworkPreview: {
            /** @description Names the picture; null while there is none */
            id: string | null;
            /** @description A file is still being opened; ask again */
            isComing: boolean;
        };
        Picture: {
            key: string;
            width: number;
            height: number;
            alt: string;
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
        CartChanges: {
            adjusted: {
                key: string;
                from: number;
                to: number;
                /** @enum {string} */
                reason: "stock" | "rule";
            }[];
            /** @description Out of stock, or not sold any more */
            removed: string[];
            /** @description Those removed that are not sold any more */
            gone: string[];
            /** @description Halalas a piece */
            repriced: {
                key: string;
                old: number;
                new: number;
            }[];
            /** @description Lines whose configuration is not possible any more, with the features to decide again */
            invalid: {
                key: string;
                features: string[];
            }[];
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
                /** @description It is printed from a file */
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
                /** @description Its value names the pieces of so many kinds at most, which together are the quantity; else null */
                mostKinds: number | null;
            }[];
            quantity: number;
            /** @description Of one piece, after choices and offer */
            finalPrice: number;
            /** @description Of one piece without the offer; null when there is none */
            wasPrice: number | null;
            /** @description Of the line, set-up fee included */
            total: number;
            /** @description The line’s part of the coupon */
            discount: number;
            /** @description The next cheaper quantity, when it is near */
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
        CartTotals: {
            subtotal: number;
            discount: number;
            urgent: number;
            /** @description null while no place is known; the total is without it then */
            shipping: number | null;
            taxable: number;
            vat: number;
            total: number;
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
        CartQuote: {
            adjusted: {
                key: string;
                from: number;
                to: number;
                /** @enum {string} */
                reason: "stock" | "rule";
            }[];
            /** @description Out of stock, or not sold any more */
            removed: string[];
            /** @description Those removed that are not sold any more */
            gone: string[];
            /** @description Halalas a piece */
            repriced: {
                key: string;
                old: number;
                new: number;
            }[];
            /** @description Lines whose configuration is not possible any more, with the features to decide again */
            invalid: {
                key: string;
                features: string[];
            }[];
            lines: components["schemas"]["QuotedLine"][];
            totals: components["schemas"]["CartTotals"];
            coupon: components["schemas"]["QuotedCoupon"] | null;
            /** @description Priced as urgent: asked for, possible for every line, and ready earlier by it */
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
        StoredCart: {
            version: number;
            items: components["schemas"]["StoredLine"][];
            saved: components["schemas"]["StoredLine"][];
            couponCode: string | null;
            urgent: boolean;
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
        SubCategory: {
            id: string;
            code: string;
            name: string;
            slug: string;
            parentId: string;
            productCount: number;
            picture: components["schemas"]["Picture"] | null;
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
        FacetValue: {
            id: string;
            name: string;
            count: number;
            selected: boolean;
            hex: string | null;
        };
        ProductChange: {
            id: string;
            updatedAt: string & (unknown & unknown);
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            browser: ("Edge" | "Samsung Internet" | "Opera" | "Firefox" | "Chrome" | "Safari") | null;
            system: ("Android" | "iPhone" | "iPad" | "Windows" | "macOS" | "Linux") | null;
            addedAt: string & (unknown & unknown);
            lastUsedAt: (string & (unknown & unknown)) | null;
        };
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
        Notification: {
            id: string;
            /** Format: uuid */
            orderId: string;
            orderNumber: number;
            title: string;
            at: string & (unknown & unknown);
            isRead: boolean;
            /**
             * @description CART: the order was not paid in time, its goods are in the cart
             * @enum {string}
             */
            leadsTo: "ORDER" | "CART";
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
            /** @description What production waits for the customer for, at the first line of which it does */
            awaited: {
                /** @enum {string} */
                cause: "FILE" | "CHANGE" | "CONFIRM" | "TICK" | "PROOF";
                /** @description The line of the order */
                position: number;
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
                /** @description The picture that it stands for */
                image: string | null;
            }[];
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
             * @description The newest attempt to pay it
             */
            paymentId: string;
            /** @enum {string} */
            method: "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER" | "CASH" | "TERMINAL";
            /** @enum {string} */
            status: "CREATED" | "REQUIRES_ACTION" | "AUTHORIZED" | "PAID" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "PART_REFUNDED";
            /** @description How many receipts of a transfer were sent */
            receipts: number;
        };
        OrderLine: {
            position: number;
            /** @description Its id, while it is sold */
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
        Order: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @description null: it waits for its money */
            status: ("PENDING" | "PROCESSING" | "ON_THE_WAY" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "REJECTED") | null;
            placedAt: string & (unknown & unknown);
            /** @description The same as placedAt */
            openedAt: string & (unknown & unknown);
            /** @description When it was completed, cancelled or rejected; null while it is open */
            closedAt: (string & (unknown & unknown)) | null;
            /** Format: date */
            readyBy: string;
            /** @description The day that was agreed, and why readyBy is a later one */
            late: {
                /** Format: date */
                agreedBy: string;
                reason: string;
            } | null;
            /** @description Each move of readyBy because the customer was waited for, the first one first */
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
                /** @description What is back with the customer */
                refunded: number;
                /** @description What is promised back and on its way */
                returning: number;
                card: {
                    brand: string;
                    lastFour: string;
                } | null;
                at: string & (unknown & unknown);
            }[];
            /** @description Attempts to pay that brought no money, the newest first */
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
            /** @description The invoice, then its notes; none that the tax authority has not cleared yet */
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
            /** @description Kinds of documents that are being made */
            documentsDue: ("INVOICE" | "CREDIT_NOTE" | "DEBIT_NOTE")[];
            /**
             * @description Whether the customer can cancel the order, ask for it, or neither
             * @enum {string}
             */
            cancellation: "CANCEL" | "ASK" | "NONE";
            cancelRequestedAt: (string & (unknown & unknown)) | null;
        };
        ReorderedLine: {
            key: string;
            name: string;
            image: string | null;
            options: string[];
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
            approval: {
                name: string;
                at: string & (unknown & unknown);
                proof: number;
                /** @description Of each file, in their order */
                versions: number[];
            } | null;
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
        Transaction: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "PAYMENT" | "REFUND";
            /**
             * Format: uuid
             * @description The attempt it was paid by
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
        BankReceipt: {
            /** Format: uuid */
            id: string;
            name: string;
            sentAt: string & (unknown & unknown);
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
            /** @description Why it was refused, as far as that is known */
            declineCode: string | null;
            /** @description Where the browser goes on */
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
                /** @description Until then the goods are held */
                payBefore: string & (unknown & unknown);
                receipts: components["schemas"]["BankReceipt"][];
            } | {
                /** @constant */
                type: "STC_PAY_CODE";
                /** @description The gateway’s address: takes `{"otp_value"}` with the code that STC Pay has sent */
                url: string;
            }) | null;
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
             * @description Who holds the card
             * @constant
             */
            paymentCompany: "moyasar";
            /**
             * @description Cards are charged in full; instalments are methods of their own
             * @constant
             */
            installment: "WITHOUT";
            isDefault: boolean;
            /** @description No longer taken */
            isExpired: boolean;
            /** @description The gateway takes it no longer: it has to be added again */
            isInactive: boolean;
        };
        PaymentLink: {
            /** @enum {string} */
            state: "OPEN" | "CHECKING" | "PAID" | "ENDED";
            /** @description Null when it has ended */
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
                /** @description Until then the goods are held */
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
        BlogTag: {
            id: string;
            code: string;
            name: string;
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
        Favorite: {
            productPrice: string;
            /** @description null for those a visitor keeps */
            addedAt: (string & (unknown & unknown)) | null;
            product: components["schemas"]["ProductCard"];
        };
        WishlistIds: {
            productPrice: string;
            product: string;
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
            defaultAddressId: string | null;
            hasPassword: boolean;
            hasGoogle: boolean;
            /** @description When the account ends, if its owner has deleted it */
            deletionDueAt: (string & (unknown & unknown)) | null;
            createdAt: string & (unknown & unknown);
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
        };
        ReviewPhoto: {
            /** Format: uuid */
            id: string;
            href: string;
            small: string;
            width: number;
            height: number;
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
        ReviewSummary: {
            count: number;
            /** @description With one decimal; null without reviews */
            average: number | null;
            /** @description How many gave one star, two, and so on */
            stars: number[];
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                /** @description Only products that can be had now */
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
                /** @description Also answer what the list can be filtered by, with counts */
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
                            subCategories: components["schemas"]["FacetValue"][];
                            attributes: {
                                code: string;
                                name: string;
                                values: components["schemas"]["FacetValue"][];
                            }[];
                            promoted: string[];
                            offers: number;
                            inStock: number;
                            urgent: number;
                            minQuantities: {
                                max: number;
                                count: number;
                            }[];
                            productionDays: {
                                max: number;
                                count: number;
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description Leave empty: a trap for robots */
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
                    /** @description Leave empty: a trap for robots */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description Where the form was; `footer` when left out
                     * @enum {string}
                     */
                    source?: "footer" | "blog" | "signup" | "checkout";
                    /** @description Leave empty: a trap for robots */
                    hp?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    lang?: "en" | "ar";
                    /**
                     * @description Where the form was; `footer` when left out
                     * @enum {string}
                     */
                    source?: "footer" | "blog" | "signup" | "checkout";
                    /** @description Leave empty: a trap for robots */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description The number the visitor was shown */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description The city it is to go to */
                    cityId?: string;
                    /** @enum {string} */
                    lang?: "en" | "ar";
                    /** @description Leave empty: a trap for robots */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description What the customer calls it */
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
                    /** @description What the customer calls it */
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
                    /** @description What the customer calls it */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description What the customer calls it */
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
                    /** @description What the customer calls it */
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
                    /** @description What the customer calls it */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description What the customer calls it */
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
                    /** @description What the customer calls it */
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
                    /** @description What the customer calls it */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description Which of what one signs in with
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                    otp: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Which of what one signs in with
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                    otp: string;
                };
                "multipart/form-data": {
                    /**
                     * @description Which of what one signs in with
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description Which of what one signs in with
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Which of what one signs in with
                     * @enum {string}
                     */
                    kind: "email" | "phone";
                };
                "multipart/form-data": {
                    /**
                     * @description Which of what one signs in with
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                            /** @description Passkeys there are already */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                /** @description A link says no language otherwise */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                /** @description Of the page that is led back to */
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
                    /** @description What else is to change */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description The previews that were ticked: of every face */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                         * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                         * @default []
                         */
                        artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                        /**
                         * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                         * @default []
                         */
                        designPieces?: number[];
                        /**
                         * @description Uploads that have not arrived whole; each joins the line by itself when it has
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
                    /** @description Halalas that the customer was shown; anything else is refused */
                    expectedTotal: number;
                    /** @enum {string} */
                    paymentMethod?: "" | "CARD" | "SAVED_CARD" | "APPLE_PAY" | "STC_PAY" | "TABBY" | "TAMARA" | "BANK_TRANSFER";
                    /** @description What the gateway gave for a card or wallet; for STC Pay the mobile number */
                    sourceToken?: string;
                    /**
                     * Format: uuid
                     * @description A card stored before
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                                /** @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said */
                                artworkFaces: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                                /** @description Pieces of each design, together the quantity of the line; empty: shared evenly */
                                designPieces: number[];
                                notes: string;
                                finalPrice: number;
                            }[];
                            placedAt: string & (unknown & unknown);
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                /** @description Where the order goes; no way to pay depends on it */
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
                                /** @description Why it cannot be taken for this total */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description What the gateway gave for a card or wallet; for STC Pay the mobile number */
                    sourceToken?: string;
                    /**
                     * Format: uuid
                     * @description A card stored before
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                    /** @description What the gateway gave for a card or wallet; for STC Pay the mobile number */
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
                            /** @description Where the browser goes on */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                            /** @description The label it is shown by */
                            name: string;
                            /** @description Bytes announced */
                            byteLength: number;
                            /** @description Bytes received: where the next piece begins */
                            byteOffset: number;
                            /** @description The upload is given up when it is not complete by then */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                            /** @description The label it is shown by */
                            name: string;
                            /** @description Bytes announced */
                            byteLength: number;
                            /** @description Bytes received: where the next piece begins */
                            byteOffset: number;
                            /** @description The upload is given up when it is not complete by then */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                            /** @description The label it is shown by */
                            name: string;
                            /** @description Bytes announced */
                            byteLength: number;
                            /** @description Bytes received: where the next piece begins */
                            byteOffset: number;
                            /** @description The upload is given up when it is not complete by then */
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description The side that the file is; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null;
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description The side that the file is; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null;
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
                                code: "front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve";
                                width: number;
                                height: number;
                                bleed: number;
                                safe: number;
                                shape: string;
                                /** @description The file is drawn at one to this */
                                scale: number;
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description The side that the file is; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null;
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description The side that the file is; null: it has all sides
                     * @default null
                     */
                    face?: ("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null;
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                     * @default []
                     */
                    artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
                     * @description The side that each file is, in their order; null: all sides in one file. Empty: nothing was said
                     * @default []
                     */
                    artworkFaces?: (("front" | "back" | "inside" | "left" | "right" | "lid" | "sleeve") | null)[];
                    /**
                     * @description Pieces of each design, together the quantity of the line; empty: shared evenly
                     * @default []
                     */
                    designPieces?: number[];
                    /** @description The files that the customer saw; others by now are refused */
                    seenIds?: string[];
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
            /** @description Too many requests: `Retry-After` says when to come again */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Any other problem, named by its code */
            default: {
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
