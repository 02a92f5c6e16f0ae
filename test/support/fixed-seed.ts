import fc from 'fast-check';

// The same cases in every run, so that a failure is caused by the change under test; a soak test uses new ones.
if (process.env['LOUTER_SOAK'] !== '1') fc.configureGlobal({ seed: 20_261_122 });
