all: runner
/tmp/eb/r/core_ops_matmul.o: /work/wt/engine/core/ops/matmul.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/ops/matmul.cpp -o /tmp/eb/r/core_ops_matmul.o
/tmp/eb/r/core_ops_attend.o: /work/wt/engine/core/ops/attend.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/ops/attend.cpp -o /tmp/eb/r/core_ops_attend.o
/tmp/eb/r/core_model_config.o: /work/wt/engine/core/model/config.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/model/config.cpp -o /tmp/eb/r/core_model_config.o
/tmp/eb/r/core_model_parameters.o: /work/wt/engine/core/model/parameters.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/model/parameters.cpp -o /tmp/eb/r/core_model_parameters.o
/tmp/eb/r/core_model_initialise.o: /work/wt/engine/core/model/initialise.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/model/initialise.cpp -o /tmp/eb/r/core_model_initialise.o
/tmp/eb/r/core_model_wiring.o: /work/wt/engine/core/model/wiring.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/model/wiring.cpp -o /tmp/eb/r/core_model_wiring.o
/tmp/eb/r/core_model_network.o: /work/wt/engine/core/model/network.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/model/network.cpp -o /tmp/eb/r/core_model_network.o
/tmp/eb/r/core_model_trace.o: /work/wt/engine/core/model/trace.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/model/trace.cpp -o /tmp/eb/r/core_model_trace.o
/tmp/eb/r/core_base_random.o: /work/wt/engine/core/base/random.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/base/random.cpp -o /tmp/eb/r/core_base_random.o
/tmp/eb/r/core_base_thread_pool.o: /work/wt/engine/core/base/thread_pool.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/base/thread_pool.cpp -o /tmp/eb/r/core_base_thread_pool.o
/tmp/eb/r/core_attention_positional.o: /work/wt/engine/core/attention/positional.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/attention/positional.cpp -o /tmp/eb/r/core_attention_positional.o
/tmp/eb/r/core_attention_attention.o: /work/wt/engine/core/attention/attention.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/attention/attention.cpp -o /tmp/eb/r/core_attention_attention.o
/tmp/eb/r/core_attention_mask.o: /work/wt/engine/core/attention/mask.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/attention/mask.cpp -o /tmp/eb/r/core_attention_mask.o
/tmp/eb/r/core_training_batches.o: /work/wt/engine/core/training/batches.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/training/batches.cpp -o /tmp/eb/r/core_training_batches.o
/tmp/eb/r/core_training_estimate.o: /work/wt/engine/core/training/estimate.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/training/estimate.cpp -o /tmp/eb/r/core_training_estimate.o
/tmp/eb/r/core_training_optimiser.o: /work/wt/engine/core/training/optimiser.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/training/optimiser.cpp -o /tmp/eb/r/core_training_optimiser.o
/tmp/eb/r/core_training_snapshot.o: /work/wt/engine/core/training/snapshot.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/training/snapshot.cpp -o /tmp/eb/r/core_training_snapshot.o
/tmp/eb/r/core_training_trainer.o: /work/wt/engine/core/training/trainer.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/training/trainer.cpp -o /tmp/eb/r/core_training_trainer.o
/tmp/eb/r/core_inference_cached_gpt.o: /work/wt/engine/core/inference/cached_gpt.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/inference/cached_gpt.cpp -o /tmp/eb/r/core_inference_cached_gpt.o
/tmp/eb/r/core_inference_continuation.o: /work/wt/engine/core/inference/continuation.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/inference/continuation.cpp -o /tmp/eb/r/core_inference_continuation.o
/tmp/eb/r/core_inference_generate.o: /work/wt/engine/core/inference/generate.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/inference/generate.cpp -o /tmp/eb/r/core_inference_generate.o
/tmp/eb/r/core_inference_position_loss.o: /work/wt/engine/core/inference/position_loss.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/inference/position_loss.cpp -o /tmp/eb/r/core_inference_position_loss.o
/tmp/eb/r/core_inference_sampling.o: /work/wt/engine/core/inference/sampling.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/inference/sampling.cpp -o /tmp/eb/r/core_inference_sampling.o
/tmp/eb/r/core_text_vocabulary.o: /work/wt/engine/core/text/vocabulary.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/text/vocabulary.cpp -o /tmp/eb/r/core_text_vocabulary.o
/tmp/eb/r/core_text_byte_pair.o: /work/wt/engine/core/text/byte_pair.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/text/byte_pair.cpp -o /tmp/eb/r/core_text_byte_pair.o
/tmp/eb/r/core_text_turkish.o: /work/wt/engine/core/text/turkish.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/text/turkish.cpp -o /tmp/eb/r/core_text_turkish.o
/tmp/eb/r/core_text_utf8.o: /work/wt/engine/core/text/utf8.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/text/utf8.cpp -o /tmp/eb/r/core_text_utf8.o
/tmp/eb/r/core_text_unicode.o: /work/wt/engine/core/text/unicode.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/text/unicode.cpp -o /tmp/eb/r/core_text_unicode.o
/tmp/eb/r/core_text_unicode_tables.o: /work/wt/engine/core/text/unicode_tables.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/core/text/unicode_tables.cpp -o /tmp/eb/r/core_text_unicode_tables.o
/tmp/eb/r/tests_benchmarks_compare_runner.o: /work/wt/engine/tests/benchmarks/compare_runner.cpp
	g++ -std=c++20 -O3 -DNDEBUG -march=x86-64-v3 -mtune=generic -fPIC -I/work/wt/engine -isystem /usr/include/eigen3 -DEIGEN_MAX_ALIGN_BYTES=32 -DEIGEN_MAX_STATIC_ALIGN_BYTES=32 -MMD -c /work/wt/engine/tests/benchmarks/compare_runner.cpp -o /tmp/eb/r/tests_benchmarks_compare_runner.o
runner:  /tmp/eb/r/core_ops_matmul.o /tmp/eb/r/core_ops_attend.o /tmp/eb/r/core_model_config.o /tmp/eb/r/core_model_parameters.o /tmp/eb/r/core_model_initialise.o /tmp/eb/r/core_model_wiring.o /tmp/eb/r/core_model_network.o /tmp/eb/r/core_model_trace.o /tmp/eb/r/core_base_random.o /tmp/eb/r/core_base_thread_pool.o /tmp/eb/r/core_attention_positional.o /tmp/eb/r/core_attention_attention.o /tmp/eb/r/core_attention_mask.o /tmp/eb/r/core_training_batches.o /tmp/eb/r/core_training_estimate.o /tmp/eb/r/core_training_optimiser.o /tmp/eb/r/core_training_snapshot.o /tmp/eb/r/core_training_trainer.o /tmp/eb/r/core_inference_cached_gpt.o /tmp/eb/r/core_inference_continuation.o /tmp/eb/r/core_inference_generate.o /tmp/eb/r/core_inference_position_loss.o /tmp/eb/r/core_inference_sampling.o /tmp/eb/r/core_text_vocabulary.o /tmp/eb/r/core_text_byte_pair.o /tmp/eb/r/core_text_turkish.o /tmp/eb/r/core_text_utf8.o /tmp/eb/r/core_text_unicode.o /tmp/eb/r/core_text_unicode_tables.o /tmp/eb/r/tests_benchmarks_compare_runner.o
	g++ -o runner  /tmp/eb/r/core_ops_matmul.o /tmp/eb/r/core_ops_attend.o /tmp/eb/r/core_model_config.o /tmp/eb/r/core_model_parameters.o /tmp/eb/r/core_model_initialise.o /tmp/eb/r/core_model_wiring.o /tmp/eb/r/core_model_network.o /tmp/eb/r/core_model_trace.o /tmp/eb/r/core_base_random.o /tmp/eb/r/core_base_thread_pool.o /tmp/eb/r/core_attention_positional.o /tmp/eb/r/core_attention_attention.o /tmp/eb/r/core_attention_mask.o /tmp/eb/r/core_training_batches.o /tmp/eb/r/core_training_estimate.o /tmp/eb/r/core_training_optimiser.o /tmp/eb/r/core_training_snapshot.o /tmp/eb/r/core_training_trainer.o /tmp/eb/r/core_inference_cached_gpt.o /tmp/eb/r/core_inference_continuation.o /tmp/eb/r/core_inference_generate.o /tmp/eb/r/core_inference_position_loss.o /tmp/eb/r/core_inference_sampling.o /tmp/eb/r/core_text_vocabulary.o /tmp/eb/r/core_text_byte_pair.o /tmp/eb/r/core_text_turkish.o /tmp/eb/r/core_text_utf8.o /tmp/eb/r/core_text_unicode.o /tmp/eb/r/core_text_unicode_tables.o /tmp/eb/r/tests_benchmarks_compare_runner.o -lpthread
-include r/*.d
