import fc, { type AsyncCommand } from 'fast-check';

/**
 * Creates the operation class of a model: each operation changes the real system and the model, and then compares them.
 * @param audit throws if they differ
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

/** A random number for `pick`. */
export const any = fc.nat(1000);

/** An element of a list of any length; `n` may be any number. */
export function pick<Value>(values: readonly Value[], n: number): Value {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}
