"""What `Benchmarks/run` measures. Each module has `rows(bench)`, which gives the rows of the table that it measures."""
