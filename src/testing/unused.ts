/** Stands for a service that the code under test is given but does not call; `parts` are the ones that it is handed on. */
export const unused = <Service extends object>(name: string, parts: Partial<Service> = {}): Service =>
  new Proxy<Partial<Service>>(parts, {
    get: (known, method) => {
      if (Object.hasOwn(known, method)) return known[method as keyof Service]
      throw new Error(`${name}.${String(method)} is not there in this test`)
    },
  }) as Service
