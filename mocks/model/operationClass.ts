import fc, { type AsyncCommand } from 'fast-check';

/**
 * The operations of one model: each does something to the real thing and to the model, after which the two must agree.
 * @param audit throws where they do not
 */
export function operationClass<Model extends object, Real extends { readonly count: (operation: string) => void }>(
  audit: (model: Model, real: Real) => void | Promise<void>,
) {
  return class implements AsyncCommand<Model, Real> {
    constructor(
      readonly name: string,
      readonly details: unknown,
      readonly act: (model: Model, real: Real) => Promise<void>,
      readonly possible: (model: Model) => boolean = () => true,
    ) {}

    check(model: Readonly<Model>): boolean {
      return this.possible(model);
    }

    async run(model: Model, real: Real) {
      await this.act(model, real);
      await audit(model, real);
      real.count(this.name);
    }

    toString(): string {
      return `${this.name}(${JSON.stringify(this.details)})`;
    }
  };
}

/** A number to pick with. */
export const any = fc.nat(1000);

/** One of a list that is as long as it is; any number will do. */
export function pick<Value>(values: readonly Value[], n: number): Value {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}
