/** Our module. */
export function ours({ module, text }) {
    const world = module.XStackAwakeWorld.start(text);
    const places = () => {
        const numbers = world.places();
        const count = numbers.length / 3;
        return Array.from({ length: count }, (_, at) => [...numbers.slice(3 * at, 3 * at + 3)]);
    };
    return { name: 'ours', steps: (count) => world.steps(count), places };
}
