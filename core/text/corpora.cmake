# Makes one source file with the texts of resources/corpora as byte arrays; adds it to DIKKAT_CORE_SOURCES.
# The header in core/text/corpora.cpp names the arrays: turkish-names.txt becomes corpus_turkish_names.
set(DIKKAT_CORPORA_SOURCE ${PROJECT_BINARY_DIR}/generated/corpora_data.cpp)
file(GLOB DIKKAT_CORPORA_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/corpora/*.txt)
add_custom_command(OUTPUT ${DIKKAT_CORPORA_SOURCE}
  COMMAND ${CMAKE_COMMAND} "-DFILES=${DIKKAT_CORPORA_FILES}" -DOUT=${DIKKAT_CORPORA_SOURCE}
    -P ${PROJECT_SOURCE_DIR}/core/text/embed.cmake
  DEPENDS ${DIKKAT_CORPORA_FILES} ${PROJECT_SOURCE_DIR}/core/text/embed.cmake
  COMMENT "Embedding the corpora" VERBATIM)
list(APPEND DIKKAT_CORE_SOURCES ${DIKKAT_CORPORA_SOURCE})
