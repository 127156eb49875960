// The first file of the built gateway. Stack traces name the files that it is made of; the switch is for what is loaded after it,
// and costs a fourth of what Node's own option does.
process.setSourceMapsEnabled(true);
await import('./main.ts');
