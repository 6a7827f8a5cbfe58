/** Stands for a service that the code under test is given but does not call. */
export const unused = <Service extends object>(name: string): Service =>
  new Proxy<Partial<Service>>(
    {},
    {
      get: (_, method) => {
        throw new Error(`${name}.${String(method)} is not there in this test`)
      },
    },
  ) as Service
